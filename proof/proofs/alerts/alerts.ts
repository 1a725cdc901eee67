import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '@nextshift/contract';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { findRepeatedMails, openClockedBoard } from '../../board/clocked-board.ts';
import { faults } from './faults.ts';
import { judgeMails } from './judge-mails.ts';
import { isDue } from './model.ts';
import { createYear } from './year.ts';

interface Size {
  /** Servers that send at the same time. */
  readonly workers: number;
  readonly people: number;
  /** Periods of full hours: the first moment, and how many days. */
  readonly periods: readonly (readonly [from: string, days: number])[];
  /** At how many of a thousand full hours one of the servers is killed while it works. */
  readonly kills: number;
}

/** Around both changes of the clocks. */
const CHANGES = [
  ['2027-03-12T00:00:00.000Z', 4],
  ['2027-11-05T00:00:00.000Z', 4],
] as const;
const YEAR = [['2027-01-01T00:00:00.000Z', 365]] as const;
/** A server is killed within this time. */
const KILLED_WITHIN_MS = 150;
/** The share of mails whose recipient then stops all alerts. */
const UNSUBSCRIBING = 0.02;
/** Later differences would only repeat the first. */
const VIOLATIONS_MAX = 3;
const NOTED_HOURS = 500;

export const alerts = defineProof<Size>({
  name: 'alerts',
  claim:
    'A year of job alerts in four time zones, with both changes of their clocks: jobs posted, held, released, edited and deleted at any time, sent by several servers of which one is killed at random meanwhile, against a brute-force oracle',
  goal: '0 duplicates, 0 misses, 0 mails after unsubscribing, one mail a person and time, sent again only after a kill, at most 20 jobs in it',
  sizes: {
    full: { workers: 4, people: 12, periods: YEAR, kills: 20 },
    short: { workers: 2, people: 6, periods: CHANGES, kills: 15 },
    selfCheck: { workers: 2, people: 10, periods: CHANGES, kills: 0 },
  },
  faults,
  async run(testbed, { workers, people, periods, kills }) {
    const { random } = testbed;
    const board = await openClockedBoard(testbed, { workers, task: 'alerts' });
    const counts = { hours: 0, mails: 0, killed: 0, unsubscribed: 0 };
    const violations: string[] = [];
    const [[first] = ['']] = periods;
    const start = Date.parse(first) - HOUR_MS / 2;
    await board.set(start);
    const year = await createYear(testbed, board, people);
    await year.begin(start);

    async function passHour(now: number): Promise<void> {
      const isKilled = random.whole(1000) < kills;
      if (isKilled) {
        await board.wakeAndKill(now, () => sleep(random.whole(KILLED_WITHIN_MS)));
        counts.killed += 1;
      } else await board.wake(now);
      const mails = await board.takeMails();
      if (!isKilled) violations.push(...findRepeatedMails(mails, now));
      violations.push(...judgeMails(mails, now, (alert) => isDue(alert, now), year));
      counts.hours += 1;
      counts.mails += mails.length;
      const between = now + HOUR_MS / 2;
      await board.set(between);
      for (const mail of mails) {
        if (random.fraction() >= UNSUBSCRIBING) continue;
        await year.unsubscribe(mail);
        counts.unsubscribed += 1;
      }
      await year.pass(between);
    }

    /** All alerts have been due since the last period. */
    async function catchUp(now: number): Promise<void> {
      await board.wake(now);
      const mails = await board.takeMails();
      violations.push(...findRepeatedMails(mails, now));
      violations.push(...judgeMails(mails, now, ({ isPaused }) => !isPaused, year));
    }

    for (const [at, [from, days]] of periods.entries()) {
      if (at > 0) await catchUp(Date.parse(from) - HOUR_MS / 2);
      for (let hour = 0; hour < days * 24 && violations.length < VIOLATIONS_MAX; hour += 1) {
        await passHour(Date.parse(from) + hour * HOUR_MS);
        if (counts.hours % NOTED_HOURS === 0) testbed.note(`${counts.hours} hours`);
      }
    }
    return {
      figures: {
        servers: workers,
        hours: counts.hours,
        mails: counts.mails,
        jobs: year.jobs.size,
        alerts: year.alerts.length,
        'servers killed': counts.killed,
        unsubscribed: counts.unsubscribed,
        'faults planted': faults.length,
      },
      violations: violations.slice(0, VIOLATIONS_MAX),
    };
  },
});
