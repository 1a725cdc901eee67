import type { Fault } from '@nextshift/test-kit/testbed/fault';
import { PAUSE } from '../races/faults.ts';

const CHANGES = 'wings/hiring/interviews/interview-changes.queries.ts';
const MAIL = 'wings/hiring/interviews/mails/interview-mail.ts';
const QUERIES = 'wings/hiring/interviews/tasks/settle-interviews.queries.ts';

/** One for each rule of reminders. */
export const faults: readonly Fault[] = [
  {
    title: 'A move keeps the reminders of the old time',
    edits: [
      {
        file: CHANGES,
        replace: 'remind_at: remindAt,',
        by: 'remind_at: sql<Date | null>`coalesce(remind_at, ${remindAt})`,',
      },
    ],
  },
  {
    title: 'An interview that is off keeps its reminders',
    statements: ['ALTER TABLE interviews DROP CONSTRAINT interviews_only_booked_are_ahead'],
    edits: [
      { file: CHANGES, replace: 'remind_at: null,', by: '' },
      {
        file: MAIL,
        replace: ' || statusOf(found) !== statusOfNews[news])',
        by: ' || (news !== "soon" && statusOf(found) !== statusOfNews[news]))',
      },
    ],
  },
  {
    title: 'A reminder that is queued is sent although its interview moves',
    edits: [{ file: MAIL, replace: 'found.starts_at?.toISOString() === startsAt && ', by: '' }],
  },
  {
    title: 'A reminder that is queued is lost when the place changes',
    edits: [
      {
        file: MAIL,
        replace: 'const isCurrent = startsAt',
        by: 'const isCurrent = startsAt && news !== "soon"',
      },
    ],
  },
  {
    title: 'A reminder that was pushed is mailed although it was opened',
    edits: [
      {
        file: 'platform/push/push-news.ts',
        replace: "if (pushed.opened_at && news.thread === undefined) return { next: 'opened' };",
        by: '',
      },
    ],
  },
  {
    title: 'A reminder that was pushed is never mailed',
    edits: [
      {
        file: 'platform/mail/push-first.ts',
        replace: 'await enqueue(database, task, input, { jobKey, delayMs: pushed.forMs });',
        by: 'void [enqueue, database, task, input, jobKey];',
      },
    ],
  },
  {
    title: 'Only the first reminder comes',
    edits: [
      {
        file: QUERIES,
        replace:
          'remind_at = case when lower(during) - ${LAST_REMINDER} > ${now} then lower(during) - ${LAST_REMINDER} end',
        by: 'remind_at = nullif(now(), now())',
      },
    ],
  },
  {
    title: 'Reminders are used up while a decision may be undone',
    edits: [
      {
        file: QUERIES,
        replace: 'and applications.status = any(${[...undecidedStatuses]})',
        by: 'and (true or applications.status = any(${[...undecidedStatuses]}))',
      },
    ],
  },
  {
    title: 'Interviews of jobs that are held or closed are reminded of',
    edits: [
      {
        file: QUERIES,
        replace: "and jobs.status = 'Active' and jobs.moderation = 'clear'",
        by: '',
      },
    ],
  },
  {
    title: 'A server that is killed has used up reminders that nobody was sent',
    edits: [
      {
        file: 'wings/hiring/interviews/tasks/settle-interviews.ts',
        replace: 'await inBatches(remind);',
        by: `const taken = await database
          .transaction()
          .execute((transaction) => takeReminders(transaction, { now: clock(), limit: BATCH_SIZE }));
        if (taken.length > 0) { ${PAUSE} }
        await database.transaction().execute(async (transaction) => {
          for (const row of taken) await remindOf(transaction, row, clock());
        });
        void remind;`,
      },
    ],
  },
];
