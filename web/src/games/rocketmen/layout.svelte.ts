// How the table is laid out: by the room there is, counted in text of the size that somebody reads.
import { settings } from '../../state/settings.svelte';
import type { Settings } from '../../state/settings.svelte';

/** Upright phone; phone on its side; tablet on its end; tablet or small window; desktop. */
export type Layout = 'phone' | 'sideways' | 'upright' | 'tablet' | 'desktop';

/** How much larger the chosen text is. */
export const TEXT: Record<Settings['text'], number> = { normal: 1, large: 1.125, larger: 1.25 };

export function layoutFor(width: number, height: number, text: number): Layout {
  const [wide, high] = [width / text, height / text];
  if (wide <= 640) return 'phone';
  if (high <= 520) return 'sideways';
  if (wide < 900) return 'upright';
  return wide < 1180 ? 'tablet' : 'desktop';
}

/** From here on the desktop is drawn larger instead of emptier: nobody sits nearer to a larger screen. A launch has less to show. */
const FULL = { table: { width: 1920, height: 1080 }, launch: { width: 1440, height: 900 } };

export function zoomFor(width: number, height: number, what: keyof typeof FULL = 'table'): number {
  return Math.max(1, Math.min(width / FULL[what].width, height / FULL[what].height));
}

/** The layout for the window as it is, for as long as the component that asks is shown. */
export function watchLayout(): { readonly is: Layout; readonly zoom: number; readonly launchZoom: number } {
  const here = () => (typeof innerWidth === 'number' ? { width: innerWidth, height: innerHeight } : { width: 1280, height: 800 });
  let size = $state.raw(here());
  $effect(() => {
    const look = () => (size = here());
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  });
  const is = $derived(layoutFor(size.width, size.height, TEXT[settings.text]));
  const zoom = $derived(is === 'desktop' ? zoomFor(size.width, size.height) : 1);
  const launchZoom = $derived(is === 'desktop' ? zoomFor(size.width, size.height, 'launch') : 1);
  return { get is() { return is; }, get zoom() { return zoom; }, get launchZoom() { return launchZoom; } };
}
