import { useSearchParams } from 'react-router';
import { nextPath } from './next-path.ts';
import { paths } from './paths.ts';

/** The page to continue to, from this page's `next` parameter; undefined unless it is one of this site. */
export function useNextPath(): string | undefined {
  const [search] = useSearchParams();
  return nextPath(search.get('next')) ?? undefined;
}

/** Whether a report is to be made on the page to continue to, as `report-intent.ts` marks it. */
export function leadsToReport(next: string): boolean {
  return next.includes('#report-');
}

/** The page to continue to as either kind of account: with a report to make. Other pages are for one kind. */
export function nextForBoth(next: string | undefined): string | undefined {
  return next !== undefined && leadsToReport(next) ? next : undefined;
}

/** Whether the page to continue to is the form of a new alert, whose address carries the search. */
export function leadsToAlert(next: string | undefined): boolean {
  return next?.split('?')[0] === paths.newAlert();
}
