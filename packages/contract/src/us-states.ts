import { keysOf } from './tables.ts';

/** The states of the United States, the District of Columbia and the inhabited territories, by postal code. */
const names = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  VI: 'U.S. Virgin Islands',
} as const;

export type StateCode = keyof typeof names;

const codes = keysOf(names);

/** All of them with their names, in the order of the names. */
export const usStates = codes.map((code) => ({ code, name: names[code] }));

export const CHOOSE_STATE_MESSAGE = 'Please choose a state.';

/** What else people write, by code; without spaces and signs. */
const otherNames: Partial<Record<StateCode, readonly string[]>> = {
  AL: ['ala'],
  AZ: ['ariz'],
  AR: ['ark'],
  CA: ['calif'],
  CO: ['colo'],
  CT: ['conn'],
  DE: ['del'],
  DC: ['washingtondc', 'dcwashington'],
  FL: ['fla'],
  IL: ['ill'],
  IN: ['ind'],
  KS: ['kans', 'kan'],
  MA: ['mass'],
  MI: ['mich'],
  MN: ['minn'],
  MS: ['miss'],
  MT: ['mont'],
  NE: ['nebr', 'neb'],
  NV: ['nev'],
  NH: ['newhamp'],
  NM: ['nmex'],
  NC: ['ncar'],
  ND: ['ndak'],
  OK: ['okla'],
  OR: ['ore'],
  PA: ['penna', 'penn'],
  SC: ['scar'],
  SD: ['sdak'],
  TN: ['tenn'],
  TX: ['tex'],
  WA: ['wash'],
  WV: ['wva'],
  WI: ['wisc', 'wis'],
  WY: ['wyo'],
  VI: ['virginislands', 'usvi', 'unitedstatesvirginislands'],
};

/** Every way to write a state, as `keyOf` reads it. */
const codesByKey = new Map(
  codes.flatMap((code) => {
    const [short, long] = [keyOf(code), keyOf(names[code])];
    const keys = [short, long, short + long, long + short, `${long}state`];
    return [...keys, ...(otherNames[code] ?? [])].map((key) => [key, code] as const);
  }),
);

/** Case, accents, spaces and the signs within names do not count: `N.C.`, `north-carolina`, `Hawai‘i`, `NC (North Carolina)`. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s.,'’‘ʻ`()-]/gu, '')
    .toLowerCase();
}

/** More than any name has. */
const LENGTH_MAX = 100;

/** The postal code of a state that is typed by its name or code; null for what is none. */
export function readState(text: string): StateCode | null {
  return text.length > LENGTH_MAX ? null : (codesByKey.get(keyOf(text)) ?? null);
}

/** States whose name is that of a large city too, which is meant where a place is asked for. */
const CITIES_FIRST = /^\s*(?:new york|washington)\b(?! state\b)/i;

/** The state that a text for a place names; `New York` and `Washington` are cities there. */
export function readWholeState(text: string): StateCode | null {
  return CITIES_FIRST.test(text) ? null : readState(text);
}

/** The name of a state, by its code; undefined for others. */
export function nameOfState(code: string): string | undefined {
  return usStates.find((state) => state.code === code)?.name;
}
