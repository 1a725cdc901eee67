import type { SearchSort } from '@nextshift/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { Surroundings } from '../places/index.ts';
import { countJobs, countUnpriced, type JobTotal, totalOf } from './counts/count-jobs.ts';
import { withCityAsSpelled } from './place/city-as-spelled.ts';
import { criteriaOfSearch, type JobSearch, surroundingsOfSearch } from './criteria-of-search.ts';
import type { FreeWeek, JobCriteria } from './job-criteria.queries.ts';
import {
  findActiveJobs,
  findActiveJobsAround,
  findRankedHits,
  findWordsLike,
  type CountedPage,
  type JobPage,
} from './jobs.queries.ts';
import { RANKED_MAX } from './words/ranked-hits.queries.ts';
import { similarWords } from './words/similar-words.ts';

/** The jobs, how many there are in all, whether they match the words as written, and where they are. */
export interface FoundJobs extends JobPage {
  readonly total: JobTotal;
  /** With a wage filter: the jobs that it leaves out because their pay is not by the hour. */
  readonly unpriced: number | undefined;
  readonly asWritten: boolean;
  readonly around: Surroundings | undefined;
}

interface Page {
  readonly sort: SearchSort;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/**
 * Finds active jobs that match a search. Words match exactly, as prefixes and inflected. Only if that finds nothing, the
 * city is read as the gazetteer spells it, and small typos are tolerated.
 */
export async function searchJobs(
  database: Database,
  search: JobSearch & { readonly limit: number },
  now: Date,
  freeWeek?: readonly FreeWeek[],
): Promise<FoundJobs> {
  const { sort = 'relevance', limit, cursor } = search;
  const page = { sort, limit, cursor };
  const around = await surroundingsOfSearch(database, search);
  const written = criteriaOfSearch(search, around, now, freeWeek);
  if (!written) return { ...NOTHING, asWritten: true, around };
  const asWritten = await findAndCount(database, written, page);
  if (isAny(asWritten)) return { ...asWritten, asWritten: true, around };
  const criteria = await withCityAsSpelled(database, written);
  const isSame = criteria === written;
  const found = isSame ? asWritten : await findAndCount(database, criteria, page);
  const { words = [] } = criteria;
  if (isAny(found) || words.length === 0) return { ...found, asWritten: isSame, around };
  const spellings = await spellingsOf(database, words);
  // No similar words.
  if (!spellings) return { ...found, asWritten: false, around };
  const guessed = await findAndCount(database, { ...criteria, words: spellings }, page);
  return { ...guessed, asWritten: false, around };
}

function isAny({ rows, total }: Pick<FoundJobs, 'rows' | 'total'>): boolean {
  return rows.length > 0 || total.jobs > 0;
}

const NOTHING = {
  rows: [],
  nextCursor: null,
  total: { jobs: 0, isLimited: false },
  unpriced: undefined,
};

async function findAndCount(database: Database, criteria: JobCriteria, page: Page) {
  const [found, unpriced] = await Promise.all([
    findWithTotal(database, criteria, page),
    countUnpriced(database, criteria),
  ]);
  return { ...found, unpriced };
}

/**
 * Words and jobs around a place are counted as they are found, up to many. By a week, by which few jobs are counted as
 * slowly as they are found, a first page that holds all jobs is its own total.
 */
async function findWithTotal(database: Database, criteria: JobCriteria, page: Page) {
  const { around, words = [], freeWeek } = criteria;
  if (words.length > 0) return findWords(database, criteria, page);
  if (freeWeek === undefined) {
    if (around) return findAround(database, criteria, page);
    const finding = findActiveJobs(database, criteria, page);
    const [found, total] = await Promise.all([finding, countJobs(database, criteria)]);
    return { ...found, total };
  }
  const found = await findActiveJobs(database, criteria, page);
  const isWhole = page.cursor === undefined && found.nextCursor === null;
  const jobs = found.rows.length;
  const remote = found.rows.filter((row) => row.location_type === 'Remote').length;
  return {
    ...found,
    total: isWhole ? totalOf({ jobs, remote }, criteria) : await countJobs(database, criteria),
  };
}

async function findWords(database: Database, criteria: JobCriteria, page: Page) {
  const ranked = await findRankedHits(database, criteria, page);
  if (ranked) return withTotal(database, criteria, { page, counted: ranked });
  const found = await findActiveJobs(database, criteria, page);
  return { ...found, total: { jobs: RANKED_MAX, isLimited: true } };
}

async function findAround(database: Database, criteria: JobCriteria, page: Page) {
  const counted = await findActiveJobsAround(database, criteria, page);
  return withTotal(database, criteria, { page, counted });
}

/** Without jobs there is no count beside them: after the last page they are counted apart. */
async function withTotal(
  database: Database,
  criteria: JobCriteria,
  { page, counted: { counted, ...found } }: { page: Page; counted: CountedPage },
) {
  if (!counted && page.cursor !== undefined)
    return { ...found, total: await countJobs(database, criteria) };
  return { ...found, total: totalOf(counted ?? { jobs: 0, remote: 0 }, criteria) };
}

/** The words with their likely corrections; null without any. */
export async function spellingsOf(
  database: Database,
  words: readonly (readonly string[])[],
): Promise<string[][] | null> {
  const spellings = await Promise.all(words.map(([word = '']) => correct(database, word)));
  return spellings.every(({ length }) => length === 1) ? null : spellings;
}

async function correct(database: Database, word: string): Promise<string[]> {
  const similar = similarWords(word, await findWordsLike(database, word));
  return [word, ...similar.filter((candidate) => candidate !== word)];
}
