import { asksForRemote, readState, readWholeState } from '@nextshift/contract';

/** A city, and the state if given. */
export interface NamedCity {
  /** Lowercase. */
  readonly city: string;
  /** Two capital letters. */
  readonly state: string | null;
}

/** Where jobs are: a city, all of a state, or anywhere. */
export interface JobsPlace {
  readonly city: NamedCity['city'] | null;
  readonly state: NamedCity['state'];
}

/** Where a search looks. */
export interface SearchPlace extends JobsPlace {
  /** Whether only for remote work. */
  readonly isRemote: boolean;
}

const COUNTRY = /(?:^|[ ,])(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?)$/;
const ZIP_CODE = /^(?<code>\d{5})(?:-\d{4})?$/;
const ZIP_CODE_AT_END = / \d{5}(?:-\d{4})?$/;
const BEFORE_NAMES_OF_STATES = /^(?:east|west|north|south|new|lake|mount|estancias de)$/;
const REMOTE_IN = /^(?:remote|work from home)(?:,? in |, ?| - | )/;

/** Parses `Raleigh`, `raleigh, NC` and ` Raleigh , North Carolina ` alike. */
export function cityOfName(location: string): NamedCity {
  const [city = '', state = ''] = location.split(',').map((part) => part.trim());
  return { city: city.toLowerCase(), state: readState(state) };
}

/** The code of a text that is a ZIP code, with four more digits or without. */
export function zipCodeOfSearch(location: string): string | undefined {
  return ZIP_CODE.exec(location.trim())?.groups?.code;
}

/** What a text says of a place: a city, a state by its name or code, both in any order, or remote work, anywhere or there. */
export function placeOfSearch(location: string): SearchPlace {
  const text = location.trim().replace(/\s+/g, ' ').toLowerCase();
  const whole = withoutEnd(text, COUNTRY);
  if (asksForRemote(whole)) return { city: null, state: null, isRemote: true };
  const isRemote = REMOTE_IN.test(whole);
  const place = withoutEnd(isRemote ? whole.replace(REMOTE_IN, '') : whole, ZIP_CODE_AT_END);
  return { ...readPlace(place), isRemote };
}

function withoutEnd(text: string, end: RegExp): string {
  const rest = text.replace(end, '').trim();
  return rest.endsWith(',') ? rest.slice(0, -1).trim() : rest;
}

function readPlace(text: string): JobsPlace {
  if (text === '') return { city: null, state: null };
  const [first = '', second = ''] = text.split(/ ?, ?/);
  const state = readWholeState(first);
  if (state === null)
    return text.includes(',') ? cityOfName(text) : (cityBesideState(text) ?? cityOfName(text));
  if (second === '') return { city: null, state };
  // Some cities have the name of another state: Indiana, PA.
  return readState(second) === null ? { city: second, state } : cityOfName(text);
}

/**
 * `raleigh nc`, `winston-salem north carolina` and `nc raleigh`. A name may belong to the city, as in Port Washington, West
 * New York and Virginia Beach; so may a code that is a word of cities (La Crosse, De Pere, Mt Airy).
 */
function cityBesideState(text: string): NamedCity | null {
  const words = text.split(' ');
  for (const length of [2, 1]) {
    const name = words.slice(-length).join(' ');
    const city = words.slice(0, -length).join(' ');
    const isOfCity = city === '' || name === 'washington' || BEFORE_NAMES_OF_STATES.test(city);
    const state = isOfCity ? null : readState(name);
    if (state !== null) return { city, state };
  }
  const [first = '', ...others] = words;
  const state = /^(?!la|de|mt)[a-z]{2}$/.test(first) ? readState(first) : null;
  return state === null || others.length === 0 ? null : { city: others.join(' '), state };
}
