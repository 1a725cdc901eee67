import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** Faults in how several are hired: what openings allow, and when the last one closes the job. */
export const faultsOfOpenings: readonly Fault[] = [
  {
    title: 'Acceptances are limited by the openings of now',
    edits: [
      {
        file: 'wings/hiring/applications/decide/acceptances.queries.ts',
        replace: 'where job_id = jobs.id and until >= ${since}',
        by: "where job_id = jobs.id and until > ${since}::timestamptz + interval '10 years'",
      },
    ],
  },
  {
    title: 'A job stays open when its last opening is taken',
    edits: [
      {
        file: 'wings/hiring/applications/decide/change-application-status.ts',
        replace: 'if ((await countOpeningsLeft(transaction, jobId)) === 0) {',
        by: 'if ((await countOpeningsLeft(transaction, jobId)) < 0) {',
      },
    ],
  },
  {
    title: 'A job closes with its first acceptance',
    edits: [
      {
        file: 'wings/hiring/applications/decide/change-application-status.ts',
        replace: 'if ((await countOpeningsLeft(transaction, jobId)) === 0) {',
        by: 'if ((await countOpeningsLeft(transaction, jobId)) >= 0) {',
      },
    ],
  },
  {
    title: 'A job stays open with as few openings as it has accepted',
    edits: [
      {
        file: 'wings/posting/job-postings/update-job.ts',
        replace: 'if (merged.openings === job.accepted_count)',
        by: 'if (merged.openings < job.accepted_count)',
      },
    ],
  },
  {
    title: 'An opening beyond the last is kept',
    statements: ['ALTER TABLE jobs DISABLE TRIGGER jobs_move_places'],
  },
  {
    title: 'A job stays filled when its acceptance is undone',
    edits: [
      {
        file: 'wings/hiring/applications/decide/undo-acceptance.ts',
        replace: 'await reopenFilledJob(transaction, job.id, { terms, now });',
        by: 'void [reopenFilledJob, terms];',
      },
    ],
  },
  {
    title: 'An acceptance is undone after its applicant was told',
    edits: [
      {
        file: 'wings/hiring/applications/decide/undo-acceptance.ts',
        replace: 'requireInTime(undoUntil(current), now);',
        by: 'void [requireInTime, undoUntil];',
      },
    ],
  },
  {
    title: 'An acceptance that was undone and made again counts twice',
    edits: [
      {
        file: 'wings/hiring/applications/decide/require-acceptance-left.ts',
        replace: '      !row.is_undone ||\n',
        by: '      isAmong !== undefined ||\n',
      },
    ],
  },
];
