// What the screen is like, as something that a component can watch.

/** Boards lay themselves out for a phone below this width. */
export const NARROW = '(max-width: 999px)';

/** Whoever points with a mouse or a trackpad has a keyboard beside it; whoever points with a finger mostly has none. */
export const KEYBOARD = '(any-hover: hover) and (any-pointer: fine)';

/** Whether a media query holds, for as long as the component that asks is shown. */
export function watchMedia(query: string): { readonly matches: boolean } {
  let matches = $state(typeof matchMedia === 'function' && matchMedia(query).matches);
  $effect(() => {
    const list = matchMedia(query);
    const look = () => (matches = list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  });
  return { get matches() { return matches; } };
}
