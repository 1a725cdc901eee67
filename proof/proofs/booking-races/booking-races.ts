import { defineProof } from '@nextshift/test-kit/prove/proof';
import { runRaces, type Size } from '../races/race.ts';
import { coverRace } from './cover-race.ts';
import { endingRaces } from './ending-races.ts';
import { faults } from './faults.ts';
import { interviewRaces } from './interview-races.ts';
import { messageRaces } from './message-races.ts';

export const bookingRaces = defineProof<Size>({
  name: 'booking-races',
  claim:
    'Two hundred concurrent clients on two servers with one database: ten applicants for each time of an interview, moves of an interview against its cancellation, invitations, bookings and moves against the last hire and the closing of their job, colleagues for one shift that is given up, messages that are sent twice, and such that are held',
  goal: '30 rounds of each, one for each time, none after the end of the job, one for the shift, each message once, one mail in ten minutes, none of what is held, 0 violations, 0 x 5xx',
  sizes: {
    full: { rounds: 30, servers: 2, largeCrowd: 200 },
    short: { rounds: 2, servers: 2, largeCrowd: 50 },
    selfCheck: { rounds: 5, servers: 1, largeCrowd: 20 },
  },
  faults,
  run: (testbed, size) =>
    runRaces(testbed, [...interviewRaces, ...endingRaces, coverRace, ...messageRaces], size),
});
