/** The city of a search, and the state if given. */
export interface SearchPlace {
  /** Lowercase. */
  readonly city: string;
  /** Two capital letters. */
  readonly state: string | null;
}

/** Parses `Raleigh`, `raleigh, NC` and ` Raleigh , nc ` alike. */
export function placeOfSearch(location: string): SearchPlace {
  const [city = '', state = ''] = location.split(',').map((part) => part.trim());
  return {
    city: city.toLowerCase(),
    state: /^[a-z]{2}$/i.test(state) ? state.toUpperCase() : null,
  };
}
