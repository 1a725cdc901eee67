/** Maximum length of the searched words or place. */
export const SEARCH_TEXT_MAX = 200;
