import { defineProof } from '@nextshift/test-kit/prove/proof';
import { startSecondServer } from '@nextshift/test-kit/processes/second-server';
import { planLimit, signupEmail } from './account-races.ts';
import { accept, applyForLastPlace, applyOnce, save } from './application-races.ts';
import { CLIENTS, createCrowd } from './crowd.ts';
import { judge } from './race.ts';
import { videos } from './video-race.ts';

const all = [applyOnce, applyForLastPlace, save, accept, planLimit, videos, signupEmail];

/** Simulates a busy machine, so that a missing lock shows immediately. */
const PAUSE = 'await new Promise((resolve) => setTimeout(resolve, 300));';

export const races = defineProof({
  name: 'races',
  claim:
    'Twenty concurrent clients on two servers with one database: apply, save, accept, plan limit, videos, signup email',
  goal: '200 rounds of each, 0 violations, 0 x 5xx',
  sizes: {
    full: { rounds: 200, servers: 2 },
    short: { rounds: 2, servers: 2 },
    selfCheck: { rounds: 1, servers: 1 },
  },
  faults: [
    {
      title: 'The employer is not locked while active jobs are counted against the plan',
      edits: [
        {
          file: 'features/job-postings/require-plan-capacity.ts',
          replace: 'await lockEmployer(transaction, employerId);',
          by: '',
        },
        {
          file: 'features/job-postings/require-plan-capacity.ts',
          replace: 'return jobTermsOf(plan);',
          by: `${PAUSE} return jobTermsOf(plan);`,
        },
      ],
    },
    {
      title: 'The seeker is not locked while a video takes a place',
      edits: [
        {
          file: 'features/portfolio-videos/upload-video.ts',
          replace: 'await lockVideoPositions(transaction, seekerId);',
          by: '',
        },
        {
          file: 'features/portfolio-videos/upload-video.ts',
          replace: 'const name = videoName(file.name);',
          by: `${PAUSE} const name = videoName(file.name);`,
        },
      ],
    },
    {
      title: 'The job is not locked while it is applied to, or an applicant is accepted',
      edits: [
        {
          file: 'features/jobs/job-changes.queries.ts',
          replace: '    .forUpdate()\n    .executeTakeFirst();',
          by: `.executeTakeFirst().then(async (row) => { ${PAUSE} return row; });`,
        },
        {
          file: 'features/jobs/job-changes.queries.ts',
          replace: "    .forUpdate(['jobs', 'job_applicant_counts'])\n    .executeTakeFirst();",
          by: `.executeTakeFirst().then(async (row) => { ${PAUSE} return row; });`,
        },
      ],
    },
    {
      title: 'The addresses of seekers are not unique',
      statements: ['DROP INDEX seekers_email_key'],
    },
  ],
  async run(testbed, { rounds, servers }) {
    const dataDir = await testbed.newDataDir();
    const addresses = [(await testbed.start(dataDir)).address];
    if (servers > 1) addresses.push((await startSecondServer(testbed, dataDir)).address);
    const crowd = createCrowd(addresses);
    testbed.afterwards(async () => crowd.leave());
    const violations: string[] = [];
    let played = 0;
    let requests = 0;
    let failures = 0;
    await testbed.inDatabase(dataDir, async (database) => {
      // One contradiction is enough: later rounds would only repeat it.
      while (played < rounds && violations.length === 0) {
        played += 1;
        for (const race of all) {
          const outcome = await race.run({ crowd, database, dataDir });
          requests += outcome.replies.length;
          failures += outcome.replies.filter(({ status }) => status >= 500).length;
          violations.push(...judge(`Round ${played}, ${race.name}`, outcome));
        }
        if (played % 10 === 0) testbed.note(`${played} rounds`);
      }
    });
    return {
      figures: {
        races: all.length,
        'rounds of each': played,
        clients: CLIENTS,
        servers,
        requests,
        'answers of 5xx': failures,
      },
      violations,
    };
  },
});
