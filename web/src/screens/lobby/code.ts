export const CODE_LENGTH = 5;

/** What of a typed or pasted text can be a code: also the end of a pasted link. */
export function cleanCode(text: string): string {
  const link = /\/t\/([A-Za-z0-9]{5})(?:[?#]|$)/.exec(text.trim());
  return (link?.[1] ?? text).toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, CODE_LENGTH);
}
