import { defineProof } from '@nextshift/test-kit/prove/proof';
import { planLimit, signupEmail } from './account-races.ts';
import { accept, applyForLastPlace, applyOnce, save } from './application-races.ts';
import { PAUSE, runRaces } from './run-races.ts';
import { videos } from './video-race.ts';

const all = [applyOnce, applyForLastPlace, save, accept, planLimit, videos, signupEmail];

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
          file: 'wings/billing/subscriptions/require-plan-capacity.ts',
          replace: 'await lockEmployer(transaction, employerId);',
          by: '',
        },
        {
          file: 'wings/billing/subscriptions/require-plan-capacity.ts',
          replace: 'return jobTermsOf(plan);',
          by: `${PAUSE} return jobTermsOf(plan);`,
        },
      ],
    },
    {
      title: 'The seeker is not locked while a video takes a place',
      edits: [
        {
          file: 'wings/accounts/portfolio-videos/upload-video.ts',
          replace: 'await lockVideoPositions(transaction, seekerId);',
          by: '',
        },
        {
          file: 'wings/accounts/portfolio-videos/upload-video.ts',
          replace: 'const name = videoName(file.name);',
          by: `${PAUSE} const name = videoName(file.name);`,
        },
      ],
    },
    {
      title: 'The job is not locked while it is applied to, or an applicant is accepted',
      edits: [
        {
          file: 'wings/jobs/jobs/job-changes.queries.ts',
          replace: '    .forUpdate()\n    .executeTakeFirst();',
          by: `.executeTakeFirst().then(async (row) => { ${PAUSE} return row; });`,
        },
        {
          file: 'wings/jobs/jobs/job-changes.queries.ts',
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
  run: (testbed, size) => runRaces(testbed, all, size),
});
