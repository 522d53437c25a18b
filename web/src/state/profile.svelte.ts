// The display name: chosen here, kept here, told to the server so that it stands on chairs.
import { api } from '../net/http';
import { settings } from './settings.svelte';

let told: string | null = null;

/** On arrival: take the server's name when we have none, otherwise tell it ours. Also fetches the cookie. */
export async function meet(): Promise<void> {
  try {
    const me = await api.me();
    told = me.name;
    if (settings.name === '') settings.name = me.name;
    else await tellName();
  } catch {
    // The lamp in the head of the page says that the server is away.
  }
}

export async function tellName(): Promise<void> {
  const name = settings.name.trim();
  if (name === '' || name === told) return;
  try {
    told = (await api.rename(name)).name;
  } catch {
    told = null;
  }
}
