// What a screen reader should say next.
export const announcer = $state({ polite: '', urgent: '' });

export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  // The same sentence twice is still two announcements.
  announcer[how] = announcer[how] === text ? `${text}\u00A0` : text;
}
