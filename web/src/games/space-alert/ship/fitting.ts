// Cards beside a track fold until they fit, instead of being cut: smaller letters, then what the later ones do, then what the first does. Everything
// stands on the large card, one press away.
const LEVELS = ['0', '1', '2', '3', '4'];

/** An action for a box of fixed height: `data-fold` says how far its cards must fold so that nothing is cut. */
export function fitted(box: HTMLElement): { destroy: () => void } {
  const fit = () => {
    for (const level of LEVELS) {
      box.dataset['fold'] = level;
      if (box.scrollHeight <= box.clientHeight + 1) return;
    }
  };
  const size = new ResizeObserver(fit);
  size.observe(box);
  const content = new MutationObserver(fit);
  content.observe(box, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class'] });
  void document.fonts.ready.then(fit);
  return { destroy: () => { size.disconnect(); content.disconnect(); } };
}
