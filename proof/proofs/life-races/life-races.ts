import { defineProof } from '@nextshift/test-kit/prove/proof';
import { PAUSE, runRaces } from '../races/run-races.ts';
import {
  acceptOrWithdraw,
  acceptOrWithdrawSeveral,
  acceptSeveral,
  closeOrApply,
  publishWithinPlan,
} from './races-of-lives.ts';
import { retractOrDecide } from './retract-race.ts';

const all = [
  acceptOrWithdraw,
  acceptOrWithdrawSeveral,
  acceptSeveral,
  closeOrApply,
  publishWithinPlan,
  retractOrDecide,
];

export const lifeRaces = defineProof({
  name: 'life-races',
  claim:
    'Twenty concurrent clients on two servers with one database: accept against withdraw for one and for five openings, accept twenty for five openings, close against apply, drafts, posts and reposts against the plan limit',
  goal: '200 rounds of each, 0 violations, 0 x 5xx',
  sizes: {
    full: { rounds: 200, servers: 2 },
    short: { rounds: 2, servers: 2 },
    selfCheck: { rounds: 5, servers: 1 },
  },
  faults: [
    {
      title: 'A withdrawal goes by the status from before its wait for the lock',
      edits: [
        {
          file: 'wings/hiring/applications/apply/withdraw-application.ts',
          replace:
            'const current = await findApplicationOfSeeker(transaction, seekerId, applicationId);',
          by: 'const current = found;',
        },
      ],
    },
    {
      title: 'A job with several openings stays open when the last is taken, and takes one more',
      statements: [
        'DROP TRIGGER applications_take_place ON applications',
        'DROP INDEX applications_places',
        'ALTER TABLE applications DROP CONSTRAINT applications_accepted_have_a_place',
      ],
      edits: [
        {
          file: 'wings/hiring/applications/decide/change-application-status.ts',
          replace: 'if ((await countOpeningsLeft(transaction, jobId)) === 0) {',
          by: 'if ((await countOpeningsLeft(transaction, jobId)) < 0) {',
        },
      ],
    },
    {
      title: 'A closed job can be applied to',
      edits: [
        {
          file: 'wings/hiring/applications/apply/apply-to-job.ts',
          replace: "if (job.status !== 'Active') throw new AppError('job_closed');",
          by: '',
        },
      ],
    },
    {
      title: 'A reposted job needs no place of the plan',
      edits: [
        {
          file: 'wings/posting/job-postings/update-job.ts',
          replace: 'const terms = await requirePlanCapacity(transaction, clock, job.employer_id);',
          by: 'const terms = { placement: 0, maxApplicants: null }; void requirePlanCapacity;',
        },
      ],
    },
    {
      title: 'A retraction goes by what the employer had done before its wait for the lock',
      edits: [
        {
          file: 'wings/hiring/applications/retract/retract.queries.ts',
          replace: '.forUpdate()',
          by: '',
        },
        {
          file: 'wings/hiring/applications/retract/retract-application.ts',
          replace: 'const job = await lockJob(transaction, found.job_id);',
          by: `const current = await lockSubmission(transaction, seekerId, applicationId); ${PAUSE} const job = await lockJob(transaction, found.job_id);`,
        },
        {
          file: 'wings/hiring/applications/retract/retract-application.ts',
          replace:
            'const current = await lockSubmission(transaction, seekerId, applicationId);\n    if (!job',
          by: 'if (!job',
        },
      ],
    },
    {
      title: 'The mail of an application that was taken back stays queued',
      edits: [
        {
          file: 'wings/hiring/applications/retract/retract-application.ts',
          replace:
            "await forgetApplicationNews(transaction, applicationId, { change: 'submitted', at });",
          by: 'void forgetApplicationNews;',
        },
      ],
    },
  ],
  run: (testbed, size) => runRaces(testbed, all, size),
});
