import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** Simulates a busy machine, so that a missing lock shows immediately. */
export const PAUSE = 'await new Promise((resolve) => setTimeout(resolve, 300));';

export const faults: readonly Fault[] = [
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
    title: 'The seeker is not locked while a video takes a position',
    edits: [
      {
        file: 'wings/accounts/portfolio-videos/upload-video.ts',
        replace: "await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });",
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
    title: 'A reposted job needs no room in the plan',
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
  {
    title: 'A person may be in two places at once',
    statements: ['ALTER TABLE assignments DROP CONSTRAINT assignments_one_place_at_a_time'],
    edits: [
      {
        file: 'wings/hiring/work/assignments/assign-shifts.ts',
        replace: 'if (clashing.length > 0) refuseClash(',
        by: 'if (clashing.length > dates.length) refuseClash(',
      },
    ],
  },
  {
    title: 'A spot in a shift may be given twice',
    statements: ['DROP INDEX application_shifts_places', 'DROP INDEX assignments_places'],
    edits: [
      {
        file: 'wings/hiring/work/assignments/choose-shifts.ts',
        replace: '(place) => !places.has(place),',
        by: '(place) => places.size < 0 || place === 1,',
      },
    ],
  },
  {
    title: 'A shift takes one more than it has spots',
    statements: [
      'ALTER TABLE application_shifts DROP CONSTRAINT application_shifts_within_capacity',
      'ALTER TABLE assignments DROP CONSTRAINT assignments_within_capacity',
    ],
    edits: [
      {
        file: 'wings/hiring/work/assignments/choose-shifts.ts',
        replace: 'return Array.from({ length: capacity }, (_, index) => index + 1).find(',
        by: 'return Array.from({ length: capacity + 1 }, (_, index) => index + 1).find(',
      },
    ],
  },
  {
    title: 'A change of a shift goes by the status from before its wait for the lock',
    edits: [
      {
        file: 'wings/hiring/work/shifts/change-shift.ts',
        replace: 'const current = await findShift(transaction, party, assignmentId);',
        by: 'const current = found;',
      },
      {
        file: 'wings/hiring/work/shifts/change-shift.ts',
        replace: '// Before the shift, as decisions and edits do.',
        by: `if (action === 'confirm') { ${PAUSE} }`,
      },
    ],
  },
];
