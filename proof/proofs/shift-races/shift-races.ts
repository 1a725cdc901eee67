import { defineProof } from '@nextshift/test-kit/prove/proof';
import { runRaces } from '../races/run-races.ts';
import { acceptIntoShifts, confirmOrCancel, fillOneShift, hireAtOnce } from './races-for-shifts.ts';

const all = [acceptIntoShifts, fillOneShift, hireAtOnce, confirmOrCancel];

export const shiftRaces = defineProof({
  name: 'shift-races',
  claim:
    'Two hundred concurrent clients on two servers with one database: accept for five openings with shifts, accept for five places of one shift, one person hired by all for overlapping hours, confirm against cancel',
  goal: '200 rounds of each, exactly 5 in 5 places, nobody in two places at once, 0 x 5xx',
  sizes: {
    full: { rounds: 200, servers: 2, clients: 200 },
    short: { rounds: 1, servers: 2, clients: 50 },
    selfCheck: { rounds: 2, servers: 1, clients: 20 },
  },
  faults: [
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
      title: 'A place in a shift may be given twice',
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
      title: 'A shift takes one more than it has places',
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
      ],
    },
  ],
  run: (testbed, size) => runRaces(testbed, all, size),
});
