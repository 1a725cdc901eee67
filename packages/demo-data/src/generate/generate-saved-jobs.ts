import { demoAccounts } from '../demo-accounts.ts';
import type { DemoApplication, DemoJob, DemoSavedJob, DemoSeeker } from '../demo-data.ts';
import { momentBetween } from './demo-moments.ts';
import { seededRandom } from './seeded-random.ts';

/** A few open jobs for each seeker, none that they have applied to. */
export function generateSavedJobs(
  jobs: readonly DemoJob[],
  seekers: readonly DemoSeeker[],
  applications: readonly DemoApplication[],
  now: Date,
): DemoSavedJob[] {
  const applied = new Set(applications.map(({ jobKey, seekerKey }) => `${jobKey}/${seekerKey}`));

  return seekers.flatMap((seeker) => {
    const random = seededRandom(`saved:${seeker.key}`);
    const isDemo = seeker.key === demoAccounts.seeker.key;
    const candidates = jobs.filter(
      (job) =>
        job.status === 'active' &&
        !applied.has(`${job.key}/${seeker.key}`) &&
        (job.city === seeker.city || !isDemo),
    );
    return random.sample(candidates, isDemo ? 7 : random.int(1, 5)).map((job) => ({
      jobKey: job.key,
      seekerKey: seeker.key,
      createdAt: momentBetween(job.publishedAt, now, random),
    }));
  });
}
