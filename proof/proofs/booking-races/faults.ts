import type { Fault } from '@nextshift/test-kit/testbed/fault';
import { PAUSE } from '../races/faults.ts';

export const faults: readonly Fault[] = [
  {
    title: 'A seat of an interview may be taken twice',
    statements: ['ALTER TABLE interviews DROP CONSTRAINT interviews_one_in_a_seat'],
    edits: [
      {
        file: 'wings/hiring/interviews/change-interview.ts',
        replace: 'await lockJob(transaction, found.job_id);',
        by: 'void lockJob;',
      },
      {
        file: 'wings/hiring/interviews/change-interview.ts',
        replace: "if (!slot) throw new AppError('slot_taken');",
        by: `if (!slot) throw new AppError('slot_taken'); ${PAUSE}`,
      },
    ],
  },
  {
    title: 'A change of an interview goes by the status from before its wait for the lock',
    edits: [
      {
        file: 'wings/hiring/interviews/change-interview.ts',
        replace: 'const current = await findInterview(transaction, account, interviewId);',
        by: 'const current = found;',
      },
    ],
  },
  {
    title: 'A time is booked although the job has ended',
    edits: [
      {
        file: 'wings/hiring/interviews/change-interview.ts',
        replace: '{ status: statusOf(row), ...times }',
        by: '{ status: row.status, ...times }',
      },
    ],
  },
  {
    title: 'An applicant is invited although the job has ended',
    edits: [
      {
        file: 'wings/hiring/interviews/invite-to-interview.ts',
        replace: 'const job = await lockJob(transaction, found.job_id);',
        by: "const job = { ...(await lockJob(transaction, found.job_id))!, status: 'Active' as const };",
      },
    ],
  },
  {
    title: 'A cover goes by the offer from before its wait for the lock',
    edits: [
      {
        file: 'wings/hiring/work/covers/answer-offer.ts',
        replace: 'const offer = await findOffer(transaction, party, offerId, now);',
        by: 'const offer = found;',
      },
    ],
  },
  {
    title: 'A message that is sent again with its key is a new one',
    edits: [
      {
        file: 'wings/hiring/messages/messages.routes.ts',
        replace: 'bind(sendEndpoint, async',
        by: 'bind({ ...sendEndpoint, idempotent: false } as unknown as typeof sendEndpoint, async',
      },
    ],
  },
  {
    title: 'Every message has a mail',
    edits: [
      {
        file: 'wings/hiring/messages/message-mail.ts',
        replace:
          'const keyOf = ({ applicationId, to, since }: Payload) => `${applicationId} ${to} ${since}`;',
        by: 'const keyOf = ({ applicationId, to }: Payload) => `${applicationId} ${to} ${Math.random()}`;',
      },
    ],
  },
  {
    title: 'The applicant is told of a message that is held',
    edits: [
      {
        file: 'wings/hiring/messages/send-message.ts',
        replace: 'else await announceMessage(',
        by: 'await announceMessage(',
      },
    ],
  },
  {
    title: 'A message that seems to be a scam is delivered',
    edits: [
      {
        file: 'wings/hiring/messages/send-message.ts',
        replace: 'const isHeld = signals.length > 0;',
        by: 'const isHeld = signals.length > 1_000;',
      },
    ],
  },
];
