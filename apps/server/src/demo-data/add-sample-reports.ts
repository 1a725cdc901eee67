import type { BodyOf, reportSubject } from '@nextshift/contract';
import { type DemoData, daysBefore } from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { addReport } from '../wings/trust/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/** Ids of what the sample names by keys. */
type IdsByKey = ReadonlyMap<string, string>;

interface Stored {
  readonly jobIds: IdsByKey;
  readonly employerIds: IdsByKey;
  readonly seekerIds: IdsByKey;
  readonly now: Date;
}

/** Reports of the sample: a job by two people, the demo seeker among them, and a company by a third. */
export async function addSampleReports(
  transaction: DatabaseTransaction,
  sample: DemoData,
  { jobIds, employerIds, seekerIds, now }: Stored,
): Promise<void> {
  const ownKeys: readonly string[] = Object.values(demoAccounts).map(({ key }) => key);
  const job = sample.jobs.find(
    ({ employerKey, status, publishedAt }) =>
      status === 'active' && publishedAt < daysBefore(now, 4) && !ownKeys.includes(employerKey),
  );
  const others = [...seekerIds.keys()].filter((key) => !ownKeys.includes(key));
  if (!job) throw new Error('The sample has no job to report.');
  const subjects = {
    job: { subjectType: 'job', subjectId: jobIds.get(job.key) ?? '' },
    company: { subjectType: 'company', subjectId: employerIds.get(job.employerKey) ?? '' },
  } as const;
  const reports: readonly (Omit<BodyOf<typeof reportSubject>, 'subjectType' | 'subjectId'> & {
    readonly by: string | undefined;
    readonly of: keyof typeof subjects;
    readonly daysAgo: number;
  })[] = [
    {
      by: others[0],
      of: 'job',
      reason: 'misleading',
      note: 'The pay on the phone was two dollars below what the job says.',
      daysAgo: 3,
    },
    { by: demoAccounts.seeker.key, of: 'job', reason: 'misleading', note: null, daysAgo: 1 },
    {
      by: others[1],
      of: 'company',
      reason: 'other',
      note: 'Their website shows another company.',
      daysAgo: 2,
    },
  ];
  for (const { by, of, daysAgo, ...report } of reports) {
    const reporter = { kind: 'seeker', accountId: seekerIds.get(by ?? '') ?? '' } as const;
    const at = daysBefore(now, daysAgo);
    await addReport(transaction, reporter, {
      ...report,
      ...subjects[of],
      network: null,
      now: at,
    });
  }
}
