/** Maximum length of the searched words or place. */
export const SEARCH_TEXT_MAX = 200;

/** Whether a text for a place asks for work that is done from anywhere. */
export function asksForRemote(text: string): boolean {
  return /^(?:remote|work from home)$/i.test(text.trim());
}
