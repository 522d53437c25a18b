// Where the map stands in its window: moved and magnified by one transform, so that nothing is laid out again while it moves.
import { centre, type Box } from './hex';
import type { Axial } from './types';

const MOST = 3;
/** Smaller than this the numbers on tiles cannot be read. */
export const READABLE = 0.8;
const ROOMY = 1.7;

const settled = (at: number, map: number, window: number): number => (map <= window ? (window - map) / 2 : Math.min(0, Math.max(window - map, at)));

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** Somebody moved it: it no longer follows the size of the window. */
  own = $state(false);
  #window = { w: 0, h: 0 };
  #map: Box = { x: 0, y: 0, w: 1, h: 1 };
  /** What is shown when all of it is: the tiles, without the empty places around them. */
  #core: Box = this.#map;

  get window(): { w: number; h: number } { return this.#window; }

  /** The size of the window and of the map; says whether anything changed. */
  size(window: { w: number; h: number }, map: Box, core: Box = map): boolean {
    const changed = window.w !== this.#window.w || window.h !== this.#window.h || map.w !== this.#map.w || map.h !== this.#map.h || map.x !== this.#map.x || map.y !== this.#map.y;
    if (changed && this.own) {
      // The map grew on some side, or the window: what was in sight stays where it was.
      this.x += (map.x - this.#map.x) * this.zoom;
      this.y += (map.y - this.#map.y) * this.zoom;
    }
    this.#window = window;
    this.#map = map;
    this.#core = core;
    return changed;
  }

  get #whole(): number { return Math.min(this.#window.w / this.#core.w, this.#window.h / this.#core.h, ROOMY); }
  get #least(): number { return Math.min(this.#whole, READABLE) * 0.8; }

  /** All of the map. */
  fit(): void {
    if (this.#window.w === 0) return;
    this.zoom = this.#whole;
    this.x = (this.#window.w - this.#core.w * this.zoom) / 2 - (this.#core.x - this.#map.x) * this.zoom;
    this.y = (this.#window.h - this.#core.h * this.zoom) / 2 - (this.#core.y - this.#map.y) * this.zoom;
  }

  /** All of it if it can be read then; else as much as can be, around a place. */
  open(around: Axial | null): void {
    this.fit();
    if (this.zoom < READABLE && around) {
      this.zoom = Math.max(READABLE, Math.min(1, this.#window.w / 380));
      this.centreOn(around);
      // No empty sea on a side while map is hidden on the other.
      this.x = settled(this.x, this.#map.w * this.zoom, this.#window.w);
      this.y = settled(this.y, this.#map.h * this.zoom, this.#window.h);
    }
  }

  centreOn(at: Axial): void {
    const { x, y } = centre(at);
    this.x = this.#window.w / 2 - (x - this.#map.x) * this.zoom;
    this.y = this.#window.h / 2 - (y - this.#map.y) * this.zoom;
    this.#keep();
  }

  /** Moves no more than is needed to bring a place into sight. */
  show(at: Axial, margin = 60): void {
    const { x, y } = centre(at);
    const [left, top] = [this.x + (x - this.#map.x) * this.zoom, this.y + (y - this.#map.y) * this.zoom];
    const room = { x: Math.min(margin * this.zoom, this.#window.w / 2), y: Math.min(margin * this.zoom, this.#window.h / 2) };
    const into = (at: number, room: number, size: number) => (at < room ? room - at : at > size - room ? size - room - at : 0);
    this.x += into(left, room.x, this.#window.w);
    this.y += into(top, room.y, this.#window.h);
  }

  pan(dx: number, dy: number): void {
    this.own = true;
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  /** Magnifies around a point of the window. */
  magnify(times: number, x: number, y: number): void {
    const next = Math.max(this.#least, Math.min(MOST, this.zoom * times));
    const real = next / this.zoom;
    this.own = true;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.zoom = next;
    this.#keep();
  }

  /** A part of the map always stays in the window. */
  #keep(): void {
    const room = 80;
    this.x = Math.min(this.#window.w - room, Math.max(room - this.#map.w * this.zoom, this.x));
    this.y = Math.min(this.#window.h - room, Math.max(room - this.#map.h * this.zoom, this.y));
  }

  get transform(): string {
    return `translate(${this.x.toFixed(2)}px,${this.y.toFixed(2)}px) scale(${this.zoom.toFixed(4)})`;
  }
}
