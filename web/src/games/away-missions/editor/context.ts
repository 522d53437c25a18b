// What a form deep inside a block needs to know of the scenario around it: names in use, and the place that is chosen on the map.
import { getContext, setContext } from 'svelte';
import type { Axial } from '../board/types';

export interface Around { names: () => { counters: string[]; flags: string[]; sets: string[]; items: string[] }; chosen: () => Axial | null }

const KEY = Symbol('scenario');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around | undefined>(KEY) ?? { names: () => ({ counters: [], flags: [], sets: [], items: [] }), chosen: () => null };
