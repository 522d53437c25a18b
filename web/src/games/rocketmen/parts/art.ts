// Card art that the game’s art.svg does not have: our own drawings, 100×54, in the ink of the card's family.
const ink = 'fill="currentColor"';
const line = 'fill="none" stroke="currentColor"';
const cut = 'fill="var(--paper)"';

export const ART: Record<string, string> = {
  'designer-drugs':
    `<g transform="rotate(-28 36 28)"><path d="M16 20h20v16H16a8 8 0 0 1 0-16z" ${ink}/><path d="M37.500 20H56a8 8 0 0 1 0 16H37.500z" ${line} stroke-width="2.400"/><path d="M14 24h14" stroke="var(--paper)" stroke-width="2.400" stroke-linecap="round"/></g>` +
    `<path d="M76 8l10 6v11l-10 6-10-6V14z" ${line} stroke-width="2.400"/><path d="M76 31v10M86 25l8 5M66 14l-7-4" ${line} stroke-width="2.400"/><circle cx="76" cy="44" r="4" ${ink}/><circle cx="95" cy="31" r="3" ${ink}/>`,
  'asteroid-laser-ablation':
    `<path d="M62 8l16-2 14 10 2 18-14 12-18-2-10-14z" ${ink}/><circle cx="78" cy="18" r="4" ${cut} opacity=".5"/><circle cx="72" cy="34" r="5" ${cut} opacity=".5"/>` +
    `<path d="M26 27h28" stroke="currentColor" stroke-width="3" stroke-dasharray="7 3"/><path d="M6 18h14l8 9-8 9H6z" ${ink}/><path d="M4 8h8v8H4zM4 38h8v8H4z" ${ink} opacity=".6"/><path d="M56 20l-6-6M55 34l-7 6M52 27h-1" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`,
  'government-contract':
    `<path d="M24 4h44l10 10v36H24z" ${line} stroke-width="2.400"/><path d="M68 4v10h10" ${line} stroke-width="2.400"/><path d="M32 20h28M32 27h36M32 34h22" stroke="currentColor" stroke-width="2.400"/>` +
    `<circle cx="66" cy="40" r="9" ${ink}/><path d="M60 46l-3 8 6-3 3 3M72 46l3 8-6-3-3 3" ${ink}/><path d="M66 34.500l1.600 3.600 3.900.3-3 2.500 1 3.800-3.500-2.100-3.500 2.100 1-3.800-3-2.500 3.900-.3z" ${cut}/>`,
  'multi-purpose-space-suit':
    `<circle cx="50" cy="17" r="13" ${ink}/><path d="M41 13h18a9 9 0 0 1-18 8z" ${cut}/><path d="M30 54c0-14 7-22 20-22s20 8 20 22z" ${ink}/><path d="M42 38h16v9H42z" ${cut}/><path d="M45 41h4M45 44h7" stroke="currentColor" stroke-width="1.800"/><circle cx="55" cy="41.500" r="1.600" ${ink}/>` +
    `<path d="M64 16c10 0 12 8 12 22" ${line} stroke-width="3"/><path d="M28 54c-6-4-8-10-6-16" ${line} stroke-width="3"/>`,
  'radiation-shielding':
    `<path d="M54 5c9 5 17 6 25 6 0 18-5 30-25 39C34 41 29 29 29 11c8 0 16-1 25-6z" ${ink}/><circle cx="54" cy="26" r="4" ${cut}/><path d="M54 18a8 8 0 0 1 6.900 4l6-3.500A15 15 0 0 0 54 11.500zM47.100 30l-6 3.500A15 15 0 0 0 54 40.500v-7a8 8 0 0 1-6.900-3.500zM60.900 30l6 3.500a15 15 0 0 1-6 5.500" ${cut}/>` +
    `<path d="M4 14c5-4 9 4 15 0M4 27c5-4 9 4 17 0M4 40c5-4 9 4 19 0" ${line} stroke-width="2.400"/>`,
  'industrial-espionage':
    `<path d="M10 46V16h16V6h22v10h10v30z" ${ink} opacity=".35"/><path d="M16 22h6v6h-6zM30 12h6v6h-6zM40 12h6v6h-6zM30 24h6v6h-6z" ${cut}/>` +
    `<circle cx="62" cy="25" r="16" fill="var(--paper)" stroke="currentColor" stroke-width="4"/><path d="M74 37l14 13" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><path d="M50 25c4-7 8-9 12-9s8 2 12 9c-4 7-8 9-12 9s-8-2-12-9z" ${line} stroke-width="2"/><circle cx="62" cy="25" r="4.500" ${ink}/>`,
  'quantum-computer':
    `<g ${line} stroke-width="2.200"><ellipse cx="50" cy="27" rx="36" ry="9"/><ellipse cx="50" cy="27" rx="27" ry="9" transform="rotate(62 50 27)"/><ellipse cx="50" cy="27" rx="27" ry="9" transform="rotate(-62 50 27)"/></g>` +
    `<path d="M42 19h16v16H42z" ${ink}/><path d="M46 23h8v8h-8z" ${cut}/><circle cx="86" cy="27" r="3.600" ${ink}/><circle cx="37" cy="4.500" r="3.600" ${ink}/><circle cx="37" cy="49.500" r="3.600" ${ink}/>`,
  'fusion-reactor':
    `<ellipse cx="50" cy="27" rx="38" ry="21" ${ink}/><ellipse cx="50" cy="27" rx="27" ry="13" ${cut}/><ellipse cx="50" cy="27" rx="20" ry="8" ${line} stroke-width="3" stroke-dasharray="6 3"/><circle cx="50" cy="27" r="4" ${ink}/>` +
    `<path d="M50 6v8M50 40v8M12 27h11M77 27h11M22 13l8 6M78 13l-8 6M22 41l8-6M78 41l-8-6" stroke="var(--paper)" stroke-width="2"/>`,
  'reusable-rockets':
    `<path d="M50 3c6 6 8 13 8 20v15H42V23c0-7 2-14 8-20z" ${ink}/><circle cx="50" cy="19" r="4" ${cut}/><path d="M42 28l-8 12v6l8-6zM58 28l8 12v6l-8-6z" ${ink}/><path d="M46 40h8l-4 11z" ${ink} opacity=".5"/>` +
    `<path d="M30 12a24 24 0 0 0-8 26M70 12a24 24 0 0 1 8 26" ${line} stroke-width="3"/><path d="M15 31l6 9 8-7zM85 31l-6 9-8-7z" ${ink}/>`,
  depot:
    `<path d="M6 22 50 4l44 18v28H6z" ${ink} opacity=".3"/><path d="M6 22 50 4l44 18" ${line} stroke-width="3"/><path d="M22 34h18v16H22zM42 34h18v16H42zM62 34h18v16H62zM32 17h18v15H32zM52 17h18v15H52z" ${ink}/>` +
    `<path d="M31 34v6M51 34v6M71 34v6M41 17v6M61 17v6" stroke="var(--paper)" stroke-width="2.400"/>`,
  'electric-cars':
    `<path d="M8 38c0-8 6-10 14-11l10-11c2-2 4-3 8-3h16c4 0 7 1 9 4l8 10c10 1 17 4 17 11v3H8z" ${ink}/><path d="M36 18h11v9H28zM51 18h6c2 0 3 1 4 2l5 7H51z" ${cut}/><circle cx="27" cy="41" r="7.500" ${ink} stroke="var(--paper)" stroke-width="2"/><circle cx="72" cy="41" r="7.500" ${ink} stroke="var(--paper)" stroke-width="2"/>` +
    `<path d="M88 4l-8 11h6l-2 8 8-11h-6z" ${ink}/>`,
  'genetic-engineering':
    `<path d="M10 12c16 0 16 30 32 30s16-30 32-30 12 8 18 12" ${line} stroke-width="3.400"/><path d="M10 42c16 0 16-30 32-30s16 30 32 30 12-8 18-12" ${line} stroke-width="3.400"/>` +
    `<path d="M15 16v22M20 19v16M33 15v24M42 13v28M51 15v24M64 19v16M74 13v28M83 17v20" stroke="currentColor" stroke-width="2"/><circle cx="26" cy="27" r="4" ${ink}/><circle cx="58" cy="27" r="4" ${ink}/>`,
  afterburner:
    `<path d="M6 14h22l10 6v14l-10 6H6z" ${ink}/><path d="M12 20h12M12 27h12M12 34h12" stroke="var(--paper)" stroke-width="2"/><path d="M40 17l8-3v26l-8-3z" ${ink}/><path d="M50 12c20 2 34 8 46 15-12 7-26 13-46 15 5-10 5-20 0-30z" ${ink} opacity=".4"/><path d="M51 18c14 1 24 5 32 9-8 4-18 8-32 9 3-6 3-12 0-18z" ${ink}/><path d="M53 23c7 0 12 2 16 4-4 2-9 4-16 4 1-3 1-5 0-8z" ${cut}/>`,
  'climate-change':
    `<circle cx="50" cy="29" r="19" ${ink}/><path d="M38 18c7-4 12-2 16 1-1 5-6 4-7 8 4 2 2 7-2 9-7 0-11-4-12-8zM56 31c5 0 9 2 11 6-3 5-8 8-12 8-1-5-2-9 1-14z" ${cut} opacity=".75"/>` +
    `<path d="M22 10c4 4-4 7 0 12M12 14c4 4-4 7 0 12M78 10c4 4-4 7 0 12M88 14c4 4-4 7 0 12" ${line} stroke-width="2.600" stroke-linecap="round"/><path d="M50 2v5M34 6l3 4M66 6l-3 4" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>`,
  'asteroid-impact':
    `<path d="M-2 56c20-16 60-20 104-8v10H-2z" ${ink} opacity=".4"/><path d="M56 15l12-3 12 7 2 13-9 10-14 1-10-10 1-11z" ${ink}/><circle cx="68" cy="23" r="3.600" ${cut} opacity=".55"/><circle cx="62" cy="33" r="3" ${cut} opacity=".55"/>` +
    `<path d="M86 14 98 2M90 22l10-8M76 9l8-8" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M44 44l-8-6M40 36l-12-2M46 50l-16 1" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`,
};
