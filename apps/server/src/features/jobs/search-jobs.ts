import { type FilteredJobsQuery, SEARCH_RADIUS } from '@nextshift/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findSurroundings, type Surroundings } from '../places/index.ts';
import type { JobCriteria } from './found-jobs.queries.ts';
import { findActiveJobs, findWordsLike, type JobPage } from './jobs.queries.ts';
import { placeOfSearch } from './place-of-search.ts';
import { similarWords } from './similar-words.ts';
import { wordsOfSearch } from './words-of-search.ts';

/** The jobs, whether they match the words as written, and where they were looked for. */
export interface FoundJobs extends JobPage {
  readonly asWritten: boolean;
  readonly around: Surroundings | undefined;
}

type JobSearch = Partial<FilteredJobsQuery> & Pick<FilteredJobsQuery, 'limit'>;

/**
 * Finds active jobs that match a search. Words match exactly, as prefixes and inflected; small
 * typos are tolerated only if that finds nothing.
 */
export async function searchJobs(database: Database, search: JobSearch): Promise<FoundJobs> {
  const around = await surroundingsOf(database, search);
  const found = await searchAround(database, search, around);
  return { ...found, around };
}

/** @throws {AppError} validation_failed for an unknown place, and for distances from none */
async function surroundingsOf(database: Database, search: JobSearch) {
  const { near, radius = SEARCH_RADIUS.default, sort } = search;
  if (near !== undefined) return findSurroundings(database, near, radius);
  if (sort !== 'distance') return undefined;
  const message = 'Please choose a place to sort by distance';
  throw new AppError('validation_failed', { message, issues: [{ path: ['near'], message }] });
}

async function searchAround(
  database: Database,
  search: JobSearch,
  around: Surroundings | undefined,
): Promise<Omit<FoundJobs, 'around'>> {
  const { sort = 'relevance', limit, cursor, searchQuery = '', searchLocation } = search;
  const words = wordsOfSearch(searchQuery);
  // A text without a letter or digit matches no job instead of all.
  if (searchQuery.trim() !== '' && words.length === 0)
    return { rows: [], nextCursor: null, asWritten: true };
  const criteria: JobCriteria = {
    // The text that goes with `near` only names that place.
    place: searchLocation === undefined || around ? undefined : placeOfSearch(searchLocation),
    around,
    words: words.map((word) => [word]),
    minWage: search.minWage,
    maxWage: search.maxWage,
    types: search.type ?? [],
    industry: search.industry,
    experienceLevels: search.experience ?? [],
    locationTypes: search.locationType ?? [],
  };
  const page = await findActiveJobs(database, criteria, { sort, limit, cursor });
  if (page.rows.length > 0 || words.length === 0) return { ...page, asWritten: true };
  if (cursor !== undefined && (await findsAsWritten(database, criteria))) {
    return { ...page, asWritten: true };
  }
  const spellings = await Promise.all(words.map((word) => spellingsOf(database, word)));
  // No similar words.
  if (spellings.every(({ length }) => length === 1)) return { ...page, asWritten: false };
  const guessed = await findActiveJobs(
    database,
    { ...criteria, words: spellings },
    { sort, limit, cursor },
  );
  return { ...guessed, asWritten: false };
}

/** Whether the words as written find anything, so that all pages interpret them alike. */
async function findsAsWritten(database: Database, criteria: JobCriteria): Promise<boolean> {
  const { rows } = await findActiveJobs(database, criteria, { limit: 1 });
  return rows.length > 0;
}

async function spellingsOf(database: Database, word: string): Promise<string[]> {
  const similar = similarWords(word, await findWordsLike(database, word));
  return [word, ...similar.filter((candidate) => candidate !== word)];
}
