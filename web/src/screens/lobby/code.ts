/** As crates/server/src/secret.rs makes them. */
export const CODE_LENGTH = 6;

/** What of a typed or pasted text can be a code: also the end of a pasted link. */
export function cleanCode(text: string): string {
  const link = /\/t\/([A-Za-z0-9]{6})(?:[?#]|$)/.exec(text.trim());
  return (link?.[1] ?? text).toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, CODE_LENGTH);
}
