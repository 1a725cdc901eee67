import type { SuggestedJob } from '@nextshift/contract';
import type { Database } from '../../../platform/database/database.ts';
import { findJobsById, presentJob, readSurroundings } from '../../jobs/index.ts';
import { findFittingJobs } from './fitting-jobs.queries.ts';
import { interestsOf } from './interests-of.ts';
import { findChosenJobs, findProfileFacts } from './interests.queries.ts';
import { NEARBY_MILES } from './nearby-jobs.queries.ts';
import { reasonsOf } from './reasons-of.ts';

/**
 * Jobs near a seeker that fit what the profile names and what the seeker saved and applied to, each with its reasons.
 * Names, pictures and ages are not read. None for a seeker of whom nothing is known.
 */
export async function suggestJobs(
  database: Database,
  seekerId: string,
  limit: number,
): Promise<SuggestedJob[]> {
  const [profile, chosen] = await Promise.all([
    findProfileFacts(database, seekerId),
    findChosenJobs(database, seekerId),
  ]);
  const interests = interestsOf(profile, chosen);
  const [latest] = chosen;
  const home = profile?.city && profile.state ? profile : undefined;
  const { city, state } = home ?? latest ?? {};
  if (!city || !state || (chosen.length === 0 && interests.pursuits.length === 0)) return [];
  const placeId = home ? home.placeId : latest?.placeId;
  const around = placeId ? await readSurroundings(database, placeId, NEARBY_MILES) : undefined;
  const vicinity = { around, city, state };
  const fitting = await findFittingJobs(database, seekerId, { interests, vicinity, limit });
  const fits = new Map(fitting.map((fit) => [fit.id, fit]));
  const rows = await findJobsById(database, [...fits.keys()]);
  return rows.flatMap((row) => {
    const fit = fits.get(row.id);
    // Closed or hidden since the first statement.
    if (!fit || row.status !== 'Active' || row.hidden) return [];
    return [{ ...presentJob(row), why: reasonsOf(fit, { city, chosen }) }];
  });
}
