// Which drawing stands for which item. Families share one; rescued Thralls are people; what a scenario brings itself is drawn as a plan.
import { hang } from '../../../ui/hang';
import sheet from './items.svg?raw';

hang(sheet);

const FAMILY: Readonly<Record<string, string>> = {
  atomic_rifle: 'rifle', ray_gun: 'ray', air_knife: 'knife', demo_charge: 'explosive', flame_gun: 'flame', accelerator_hypo: 'syringe', electro_mine:
  'mine', first_aid_kit: 'medic', flag: 'flag', food_pills: 'food', head_set: 'headset', holster: 'holster', med_pack: 'medic', oxygen_tank: 'tank',
  reference_book: 'book', soft_focus_lens: 'lens', space_bandages: 'bandage', stun_pellet: 'pellet', tape_recorder: 'recorder', tele_radio: 'radio',
  tools: 'tools', proton_blade: 'knife', force_field_belt: 'belt', gravitational_wave_generator: 'waves', heat_ray: 'heat', impossible_cube: 'cube',
  ionoscope: 'scanner', mentality_helmet: 'helmet', replicator: 'replicator', sonic_repulsor: 'shotgun', strangely_glowing_orb: 'orb', telepathy_band:
  'band', time_warp: 'clock', x_ray_goggles: 'goggles', mysterium: 'crystal', thrall_oxygen_tank: 'tank', alien_blood: 'blood', wire: 'wire',
  invisibility_device: 'cloak', neuronic_hyperbolizer: 'brain', reality_inverter: 'plan', stasis_box: 'box', tantalus_projector: 'heat', teleporter:
  'teleporter', dominated_brain: 'brain', ddt: 'spray', sonic_shotgun: 'shotgun', fiberweave_spacesuit: 'suit', firecrackers: 'explosive',
  freeze_dried_coffee: 'food', lucky_rabbits_foot: 'paw', power_of_love: 'charm', scanner: 'scanner', sniper_scope: 'lens', space_monkey: 'monkey',
  space_rations: 'food', the_common_cold: 'virus', thermite: 'explosive', tricorder: 'scanner', wire_cutters: 'tools',
};

/** The symbol of an item, by the id that the rules give it. */
export const itemSymbol = (id: string): string => `#ami-${FAMILY[id] ?? (id.startsWith('rt_') ? 'person' : 'plan')}`;
export const ITEMS_DRAWN: readonly string[] = Object.keys(FAMILY);
