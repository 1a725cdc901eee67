import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** Faults in how applications end, in what is told, and in the clocks of answers. */
export const faultsOfEndings: readonly Fault[] = [
  {
    title: 'The applications of a reposted job end all the same',
    edits: [
      {
        file: 'wings/hiring/applications/end/end-applications.ts',
        replace: `  const reason = await findEndingReason(transaction, jobId);
  if (!reason || job?.closed_at?.getTime() !== Date.parse(closedAt)) return 0;
  const closing = { reason, closedAt: job.closed_at, limit: BATCH_SIZE };`,
        by: `  if (!job) return 0;
  const reason = (await findEndingReason(transaction, jobId)) ?? 'closed';
  const closing = { reason, closedAt: new Date(closedAt), limit: BATCH_SIZE };`,
      },
    ],
  },
  {
    title: 'Applications end with their job without a grace',
    edits: [
      {
        file: 'wings/jobs/jobs/close-jobs.queries.ts',
        replace: 'return enqueue(transaction, endOfApplications, payload, { delayMs });',
        by: 'return enqueue(transaction, endOfApplications, payload, { delayMs: delayMs * 0 });',
      },
    ],
  },
  {
    title: 'Nobody is told that an application ended with its job',
    edits: [
      {
        file: 'wings/hiring/applications/end/end-applications.ts',
        replace: 'await announceEndings(transaction, ended, { reason, now });',
        by: 'void [announceEndings, now];',
      },
    ],
  },
  {
    title: 'Endings are mailed again with the next ones',
    edits: [
      {
        file: 'wings/hiring/news/applicant-mail/ending-mail.ts',
        replace: 'await recordEndingsMailed(database, ids, clock());',
        by: 'void [recordEndingsMailed, ids, clock];',
      },
    ],
  },
  {
    title: 'The undecided applications of a closed job read as pending until they end',
    edits: [
      {
        file: 'wings/hiring/applications/read/present-ending.ts',
        replace:
          "const status = effectiveStatus(stored, closed_reason === null ? 'Active' : 'Closed');",
        by: "const status = effectiveStatus(stored, 'Active');",
      },
    ],
  },
  {
    title: 'A change is told at once, before it can be undone',
    edits: [
      {
        file: 'wings/hiring/applications/decide/notify-applicant.ts',
        replace: 'const UNDO_MS = UNDO_MINUTES * 60_000;',
        by: 'const UNDO_MS = UNDO_MINUTES * 0;',
      },
    ],
  },
  {
    title: 'The same status is told again within 24 hours',
    edits: [
      {
        file: 'wings/hiring/applications/decide/notify-of-status.ts',
        replace: 'const REPEAT_MS = 24 * HOUR_MS;',
        by: 'const REPEAT_MS = 0 * HOUR_MS;',
      },
    ],
  },
  {
    title: 'A stage is told after the job has closed',
    edits: [
      {
        file: 'wings/hiring/applications/decide/notify-of-status.ts',
        replace: "if (!isDecision(status) && job?.status !== 'Active') return;",
        by: 'void [isDecision, job];',
      },
    ],
  },
  {
    title: 'An answer that is undone before it was told starts the answer clock anew',
    statements: [
      `CREATE FUNCTION forget_pause() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN new.paused_answer_since := NULL; RETURN new; END $$`,
      `CREATE TRIGGER zz_forget_pause BEFORE UPDATE ON applications
        FOR EACH ROW EXECUTE FUNCTION forget_pause()`,
    ],
  },
  {
    title: 'Applications without an answer end a day late',
    edits: [
      {
        file: 'wings/hiring/applications/due/end-unanswered.ts',
        replace: 'new Date(clock().getTime() - ANSWER_END_DAYS * DAY_MS)',
        by: 'new Date(clock().getTime() - (ANSWER_END_DAYS + 1) * DAY_MS)',
      },
    ],
  },
  {
    title: 'Employers are reminded of the same answer again',
    edits: [
      {
        file: 'wings/hiring/applications/due/answers-due.queries.ts',
        replace: ".where('applications.answer_reminders', '<', reminder)",
        by: '',
      },
    ],
  },
];
