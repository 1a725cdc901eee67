import { DAY_MS } from '@nextshift/contract';
import type { ActiveJobRow } from '../../../jobs/index.ts';
import type { SurplusRow } from './surplus-jobs.queries.ts';

/** How long jobs beyond the plan's limit stay. */
const NOTICE_MS = 7 * DAY_MS;
/** Shorter notice if the full one was given recently: plans can be changed back and forth. */
const REPEATED_NOTICE_MS = DAY_MS;
const REMEMBERED_MS = 30 * DAY_MS;

interface NewLimit {
  readonly jobsAllowed: number;
  /** When all jobs were going to close without a plan; null if that was not announced. */
  readonly announcedEnd: Date | null;
  readonly now: Date;
}

/**
 * When the jobs beyond a limit close: in seven days. Another change of plan does not postpone an
 * announced date, unless it lowers the limit further.
 */
export function surplusTerms(
  before: SurplusRow | undefined,
  { jobsAllowed, announcedEnd, now }: NewLimit,
): { closesAt: Date; lowestAllowed: number } {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isRemembered = before && now.getTime() - before.closes_at.getTime() < REMEMBERED_MS;
  if (!isRemembered || jobsAllowed < before.lowest_allowed) {
    const full = after(NOTICE_MS);
    const closesAt = announcedEnd && announcedEnd < full ? announcedEnd : full;
    return { closesAt, lowestAllowed: jobsAllowed };
  }
  const isAhead = before.closes_at > now;
  return {
    closesAt: isAhead ? before.closes_at : after(REPEATED_NOTICE_MS),
    lowestAllowed: before.lowest_allowed,
  };
}

/** Selects the jobs that stay: those that the employer chose, then the oldest, up to the limit. */
export function selectRemainingJobs(
  jobs: readonly ActiveJobRow[],
  chosenIds: readonly string[],
  room: number,
): ReadonlySet<string> {
  const isChosen = ({ id }: ActiveJobRow) => chosenIds.includes(id);
  const inOrder = [...jobs.filter(isChosen), ...jobs.filter((job) => !isChosen(job))];
  return new Set(inOrder.slice(0, room).map(({ id }) => id));
}
