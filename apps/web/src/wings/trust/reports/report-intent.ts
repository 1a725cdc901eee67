/** `leadsToReport` of `use-next-path.ts` knows it, too: pages to sign in load this file only after the sign-in. */
const MARK = '#report-';

/** The path back to a page, for `next`, with what a visitor wanted to report there. */
export function pathWithReport(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  subjectId: string,
): string {
  return pathname + search + MARK + subjectId;
}

let wanted: string | null = null;

/** Has the report that a `next` path names opened once its page is there. @returns the path without that */
export function wantReport(next: string): string {
  const [path = next, subjectId = null] = next.split(MARK);
  wanted = subjectId;
  return path;
}

/** Whether the report of this subject is to be opened; says so once. */
export function takeWantedReport(subjectId: string): boolean {
  if (wanted !== subjectId) return false;
  wanted = null;
  return true;
}
