import { mount } from 'svelte';
import './ui/fonts.css';
import './ui/tokens.css';
import './games/themes';
import './ui/components.css';
import './ui/shell.css';
import art from './ui/art.svg?raw';
import { hang } from './ui/hang';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { settings } from './state/settings.svelte';

hang(art);
await i18n.use(settings.lang, ['web']);
mount(App, { target: document.getElementById('app')! });
