import { sql } from 'kysely';

/** The condition of every list that visitors read: an active job that is not hidden. Literal, as in the indexes. */
export const isPublicJob = sql<boolean>`(jobs.status = 'Active' and not jobs.hidden)`;
