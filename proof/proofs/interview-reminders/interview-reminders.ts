import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { findRepeatedMails, openClockedBoard } from '../../board/clocked-board.ts';
import { faults } from './faults.ts';
import { createHiring } from './hiring.ts';
import { isOwed, judgeReminders, nextReminder } from './model.ts';
import { openPushService } from './push-service.ts';

interface Size {
  /** Servers that remind at the same time. */
  readonly workers: number;
  /** How many interviews are ahead at any time. */
  readonly ahead: number;
  /** The first day of each period of two. */
  readonly periods: readonly string[];
  /** At how many of a hundred moments at which somebody is reminded one of the servers is killed meanwhile. */
  readonly kills: number;
}

/** Around both changes of the clocks. */
const CHANGES = ['2027-03-13', '2027-11-06'];
/** As long in every other month. */
const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const month = `2027-${String(at + 1).padStart(2, '0')}`;
  return CHANGES.find((change) => change.startsWith(month)) ?? `${month}-15`;
});
const PERIOD_MS = 2 * DAY_MS;
/** From a minute after a look at the clock to the next: what was undone is reminded of after the least. */
const GAP_MS = { least: 4 * MINUTE_MS, longest: 6 * HOUR_MS };
const NOTED_LOOKS = 50;

export const interviewReminders = defineProof<Size>({
  name: 'interview-reminders',
  claim:
    'Interviews in every month of a year and in four time zones, with both changes of their clocks: moved, declined, cancelled, withdrawn, elsewhere, held or closed just before a reminder or between its queueing and its mail, some of it undone, reminded of by push and mail by several servers of which one is killed between the queueing of reminders and their mails, against a brute-force oracle',
  goal: 'each reminder once, mailed after a push only if it is not opened, 0 misses, 0 of a time that is over or moved, none while that may be undone, sent again only after a kill',
  sizes: {
    full: { workers: 3, ahead: 24, periods: MONTHS, kills: 25 },
    short: { workers: 2, ahead: 24, periods: CHANGES, kills: 15 },
    selfCheck: { workers: 2, ahead: 24, periods: CHANGES, kills: 50 },
  },
  faults,
  async run(testbed, { workers, ahead, periods, kills }) {
    const { random } = testbed;
    const push = await openPushService(testbed);
    const env = { PUSH_HOSTS: push.origin };
    const board = await openClockedBoard(testbed, { workers, task: 'interview-times', env });
    const counts = { looks: 0, reminders: 0, killed: 0 };
    const violations: string[] = [];
    const [first = ''] = periods;
    await board.set(Date.parse(first));
    const hiring = await createHiring(testbed, { board, push, now: Date.parse(first) });
    const { interviews } = hiring;
    const those = (which: (interview: (typeof interviews)[number]) => boolean) =>
      interviews.filter(which);

    async function look(now: number): Promise<void> {
      await board.set(now - MINUTE_MS);
      await hiring.takeTurns(
        'before',
        those((each) => nextReminder(each) === now),
        now - MINUTE_MS,
      );
      if (counts.looks % 2 === 0) {
        await board.queueUp(now);
        await hiring.takeTurns(
          'between',
          those((each) => isOwed(each, now)),
          now,
        );
      }
      const owed = those((each) => isOwed(each, now));
      const isKilled = owed.length > 0 && random.whole(100) < kills;
      if (isKilled) {
        await board.wakeAndKill(now, () => hiring.untilTaken(owed));
        counts.killed += 1;
      } else await board.wake(now);
      const mails = await board.takeMails();
      if (!isKilled) violations.push(...findRepeatedMails(mails, now));
      const came = { mails, pushes: await hiring.findPushes(now) };
      violations.push(...judgeReminders(came, now, interviews));
      counts.reminders += owed.length;
      counts.looks += 1;
      if (counts.looks % NOTED_LOOKS === 0) testbed.note(`${counts.looks} looks at the clock`);
      await passUntil(now + MINUTE_MS);
    }

    /** What happens until the next look. */
    async function passUntil(now: number): Promise<void> {
      await board.set(now);
      hiring.forget(now);
      await hiring.undo();
      await hiring.takeTurns(
        'between',
        those(({ mailAt }) => mailAt !== null),
        now,
      );
      while (interviews.length < ahead) await hiring.invite(now);
    }

    /** The next moment at which something is due. */
    function nextLook(now: number): number {
      const due = those(({ isOver }) => !isOver).flatMap((each) => [
        nextReminder(each),
        each.mailAt ?? Infinity,
      ]);
      return Math.max(now + GAP_MS.least, Math.min(now + GAP_MS.longest, ...due));
    }

    for (const from of periods) {
      let now = Date.parse(from);
      const end = now + PERIOD_MS;
      await passUntil(now);
      while (now < end && violations.length === 0) {
        now = nextLook(now);
        await look(now);
        now += MINUTE_MS;
      }
    }
    return {
      figures: {
        servers: workers,
        days: (periods.length * PERIOD_MS) / DAY_MS,
        'looks at the clock': counts.looks,
        ...hiring.counts,
        reminders: counts.reminders,
        'servers killed': counts.killed,
        'faults planted': faults.length,
      },
      violations,
    };
  },
});
