/** Where a search looks: a city, and the state when one was named. */
export interface SearchPlace {
  /** Lower case. */
  readonly city: string;
  /** Two capitals. */
  readonly state: string | null;
}

/** Reads `Raleigh`, `raleigh, NC` and ` Raleigh , nc ` alike. */
export function placeOfSearch(location: string): SearchPlace {
  const [city = '', state = ''] = location.split(',').map((part) => part.trim());
  return {
    city: city.toLowerCase(),
    state: /^[a-z]{2}$/i.test(state) ? state.toUpperCase() : null,
  };
}
