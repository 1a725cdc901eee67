import { asksForRemote, readState, readWholeState } from '@nextshift/contract';

/** A city, and the state if given. */
export interface NamedCity {
  /** Lowercase. */
  readonly city: string;
  /** Two capital letters. */
  readonly state: string | null;
}

/** Where a search looks: a city, or all of a state. */
export type SearchPlace = NamedCity | { readonly city: null; readonly state: string };

/** Parses `Raleigh`, `raleigh, NC` and ` Raleigh , North Carolina ` alike. */
export function cityOfName(location: string): NamedCity {
  const [city = '', state = ''] = location.split(',').map((part) => part.trim());
  return { city: city.toLowerCase(), state: readState(state) };
}

/** What a text says of a place: a city, a state by its name or code, both without a comma, or remote work. */
export function placeOfSearch(location: string): SearchPlace | 'remote' {
  const text = location.trim().replace(/\s+/g, ' ').toLowerCase();
  if (asksForRemote(text)) return 'remote';
  const [first = ''] = text.split(/ ?, ?/);
  const state = readWholeState(first);
  if (state !== null && /^[^,]*(?:, ?(?:usa?|united states))?$/.test(text))
    return { city: null, state };
  return text.includes(',') ? cityOfName(text) : (cityBeforeState(text) ?? cityOfName(text));
}

/** `raleigh nc` and `winston-salem north carolina`; a name of one word may belong to the city, as in Port Washington. */
function cityBeforeState(text: string): NamedCity | null {
  const words = text.split(' ');
  for (const length of [2, 1]) {
    const name = words.slice(-length).join(' ');
    const state = length < words.length && name !== 'washington' ? readState(name) : null;
    if (state !== null) return { city: words.slice(0, -length).join(' '), state };
  }
  return null;
}
