import type { Bench } from '../harness/bench.ts';
import { cacheFreshness } from './cache-freshness.ts';
import { cachedSearch } from './cached-search.ts';
import { closing } from './closing.ts';
import { coldSearch } from './cold-search.ts';
import { employer } from './employer.ts';
import { filters } from './filters.ts';
import { firstLoad } from './first-load.ts';
import { lighthouse } from './lighthouse.ts';
import { pages } from './pages.ts';
import { start } from './start.ts';
import { writes } from './writes/writes.ts';

/** Every benchmark, in the order in which they are reported. */
export const allBenches: readonly Bench[] = [
  cachedSearch,
  coldSearch,
  filters,
  pages,
  cacheFreshness,
  writes,
  employer,
  closing,
  start,
  lighthouse,
  firstLoad,
];
