/** Puts drawings into the page, once, for every <use href="#…">. Where there is no page (a test that renders to text) there is nothing to hang. */
export function hang(drawings: string): void {
  if (typeof document === 'undefined' || !document.body) return;
  const box = document.createElement('div');
  box.hidden = true;
  box.setAttribute('aria-hidden', 'true');
  const drawn = new DOMParser().parseFromString(drawings, 'image/svg+xml').documentElement;
  box.append(document.importNode(drawn, true));
  document.body.prepend(box);
}
