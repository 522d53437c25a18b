import { mount } from 'svelte';
import './ui/fonts.css';
import './ui/tokens.css';
import './games/themes';
import './ui/components.css';
import './ui/shell.css';
import art from './ui/art.svg?raw';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { settings } from './state/settings.svelte';

/** Our drawings, once in the page, for every <use href="#i-…">. */
function hangArt(): void {
  const box = document.createElement('div');
  box.hidden = true;
  box.setAttribute('aria-hidden', 'true');
  const drawn = new DOMParser().parseFromString(art, 'image/svg+xml').documentElement;
  box.append(document.importNode(drawn, true));
  document.body.prepend(box);
}

hangArt();
await i18n.use(settings.lang, ['web']);
mount(App, { target: document.getElementById('app')! });
