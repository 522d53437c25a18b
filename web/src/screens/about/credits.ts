// What the client is made of and whom we thank. Names are names: they are the same in every language.
export const CREDITS = [
  { id: 'art', name: 'Cosmodrome', author: 'Cosmodrome', licence: 'MIT / Apache-2.0' },
  { id: 'label-font', name: 'Saira Condensed', author: 'Omnibus-Type', licence: 'OFL-1.1' },
  { id: 'text-font', name: 'Atkinson Hyperlegible Next', author: 'Braille Institute of America', licence: 'OFL-1.1' },
  { id: 'svelte', name: 'Svelte', author: 'Rich Harris', licence: 'MIT' },
  { id: 'fluent', name: 'Fluent', author: 'Mozilla', licence: 'Apache-2.0' },
  { id: 'qr', name: 'qrcode-generator', author: 'Kazuhiko Arase', licence: 'MIT' },
] as const;
