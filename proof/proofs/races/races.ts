import { defineProof } from '@nextshift/test-kit/prove/proof';
import { accountRaces } from './account-races.ts';
import { applicationRaces } from './application-races.ts';
import { decisionRaces } from './decision-races.ts';
import { faults } from './faults.ts';
import { runRaces, type Size } from './race.ts';
import { retractRace } from './retract-race.ts';
import { shiftRaces } from './shift-races.ts';
import { videoRaces } from './video-races.ts';

const all = [
  ...applicationRaces,
  ...decisionRaces,
  retractRace,
  ...accountRaces,
  ...videoRaces,
  ...shiftRaces,
];

export const races = defineProof<Size>({
  name: 'races',
  claim:
    'Twenty concurrent clients on two servers with one database: apply, save, accept for one and for five openings and at the limit of an employer, accept against withdraw, close against apply, apply while others withdraw and delete accounts, create a form, delete an acceptance, retract against open, accept and withdraw, drafts, posts and reposts against the plan limit, videos, signup email; and two hundred: accept for five openings with shifts, accept for five spots of one shift, one person hired by all for overlapping hours, confirm against cancel',
  goal: '200 rounds of each, exactly 5 in 5 openings or spots, nobody in two places at once, 0 violations, 0 x 5xx',
  sizes: {
    full: { rounds: 200, servers: 2, largeCrowd: 200 },
    short: { rounds: 2, servers: 2, largeCrowd: 50 },
    selfCheck: { rounds: 5, servers: 1, largeCrowd: 20 },
  },
  faults,
  run: (testbed, size) => runRaces(testbed, all, size),
});
