/** Characters of what is searched for, words or place. */
export const SEARCH_TEXT_MAX = 200;
