/** Maximum length of the text by which a place is looked up. */
export const PLACE_TEXT_MAX = 100;

/** How far around a place a search looks, in miles. */
export const SEARCH_RADIUS = { min: 1, max: 100, default: 10 } as const;
/** The distances that people choose from, in miles. */
export const SEARCH_RADII = [1, 3, 5, 10, 25] as const;

export const RADIUS_MESSAGE = `Please enter a distance from ${SEARCH_RADIUS.min} to ${SEARCH_RADIUS.max} miles`;
