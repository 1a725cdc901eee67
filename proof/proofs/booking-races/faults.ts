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
    title: 'A cover goes by the offer from before its wait for the lock',
    edits: [
      {
        file: 'wings/hiring/work/covers/answer-offer.ts',
        replace: 'const offer = await findOffer(transaction, party, offerId, now);',
        by: 'const offer = found;',
      },
    ],
  },
];
