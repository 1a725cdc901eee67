import type { Bench } from '../harness/bench.ts';
import { around } from './around.ts';
import { alerts } from './alerts.ts';
import { cacheFreshness } from './cache-freshness.ts';
import { cachedSearch } from './cached-search.ts';
import { closing } from './closing.ts';
import { coldSearch } from './cold-search.ts';
import { counts } from './counts.ts';
import { distances } from './distances.ts';
import { employer } from './employer.ts';
import { filters } from './filters.ts';
import { firstLoad } from './first-load.ts';
import { firstSearches } from './first-searches/first-searches.ts';
import { idle } from './idle.ts';
import { lighthouse } from './lighthouse.ts';
import { live } from './live/live.ts';
import { operatorQueue } from './operator-queue.ts';
import { pages } from './pages.ts';
import { presses } from './presses.ts';
import { shiftDates } from './shift-dates.ts';
import { start } from './start.ts';
import { when } from './when.ts';
import { writes } from './writes/writes.ts';

/** Every benchmark, in the order in which they are reported. */
export const allBenches: readonly Bench[] = [
  cachedSearch,
  coldSearch,
  firstSearches,
  filters,
  around,
  when,
  counts,
  distances,
  alerts,
  shiftDates,
  pages,
  cacheFreshness,
  live,
  writes,
  employer,
  closing,
  start,
  idle,
  lighthouse,
  firstLoad,
  presses,
  operatorQueue,
];
