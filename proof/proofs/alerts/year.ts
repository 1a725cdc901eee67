import { randomUUID } from 'node:crypto';
import { jobRow } from '@nextshift/demo-data/rows';
import { insertRows } from '@nextshift/test-kit/database/insert-rows';
import {
  type Account,
  insertEmployers,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import type { ClockedBoard, SentMail } from '../../board/clocked-board.ts';
import { tokenIn } from './judge-mails.ts';
import { matches, type ModelAlert, type ModelJob } from './model.ts';

const WORDS = ['barista', 'painter', 'tutor', 'courier'];
const CITIES = ['Raleigh', 'Durham', 'Cary'];
const ZONES = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu', 'Europe/Berlin'];
/** Jobs that come at once, more than a mail holds. */
const CROWD = 30;

/** The people, jobs and alerts of the board, and what happens to them between two hours. */
export async function createYear(testbed: Testbed, board: ClockedBoard, people: number) {
  const { random } = testbed;
  /** On a connection of its own, as the database ends with a killed server. */
  const run = (statement: string, values: readonly unknown[] = []) =>
    testbed.inDatabase(board.dataDir, (database) => database.query(statement, [...values]));
  const { employer, seekers } = await testbed.inDatabase(board.dataDir, async (database) => {
    const [only] = await insertEmployers(database, 1, null);
    return { employer: only, seekers: await insertSeekers(database, people) };
  });
  await run(`UPDATE sessions SET expires_at = '2100-01-01'`);
  await run(`UPDATE seekers SET last_seen_at = '2100-01-01'`);
  const jobs = new Map<string, ModelJob>();
  const alerts: ModelAlert[] = [];
  const known = new Map(seekers.map(({ id }) => [id, new Set<string>()]));

  async function post(now: number): Promise<void> {
    const id = randomUUID();
    const job = { title: `${random.pick(WORDS)} ${jobs.size}`, city: random.pick(CITIES) };
    const isPublic = random.fraction() < 0.8;
    const row = {
      ...jobRow({ id, employerId: employer?.id ?? '', createdAt: new Date(now) }),
      ...job,
      // Says none of the words that are searched for.
      description: 'You fold and glue.',
      moderation: isPublic ? 'clear' : 'held',
      closes_at: '2100-01-01',
    };
    await testbed.inDatabase(board.dataDir, (database) => insertRows(database, 'jobs', [row]));
    jobs.set(id, { id, ...job, isPublic });
  }

  /** Holds or releases a job, edits its title, or closes it for good. */
  async function change(now: number): Promise<void> {
    const job = random.pick([...jobs.values()]);
    const at = new Date(now);
    const kind = random.whole(3);
    if (kind === 0) {
      const title = `${random.pick(WORDS)} ${jobs.size}`;
      await run('UPDATE jobs SET title = $2, updated_at = $3 WHERE id = $1', [job.id, title, at]);
      job.title = title;
    } else if (kind === 1) {
      const moderation = job.isPublic ? 'held' : 'clear';
      await run('UPDATE jobs SET moderation = $2, updated_at = $3 WHERE id = $1', [
        job.id,
        moderation,
        at,
      ]);
      job.isPublic = !job.isPublic;
    } else {
      await run('DELETE FROM jobs WHERE id = $1', [job.id]);
      jobs.delete(job.id);
    }
  }

  async function makeAlert({ id: seekerId, token }: Account): Promise<void> {
    const word = random.fraction() < 0.7 ? random.pick(WORDS) : null;
    const city = random.fraction() < 0.5 ? random.pick(CITIES) : null;
    const isWeekly = random.fraction() < 0.3;
    const hour = random.pick([0, 1, 1, 2, 2, 3, 8, 23]);
    const timeZone = random.pick(ZONES);
    const body = {
      criteria: { searchQuery: word ?? undefined, searchLocation: city ?? undefined },
      cadence: isWeekly ? 'weekly' : 'daily',
      localHour: hour,
      timeZone,
    };
    const response = await board.call('POST', '/api/alerts', { token, body });
    if (response.status !== 201) return;
    const { alert } = response.json as { alert: { id: string } };
    const made = { id: alert.id, seekerId, word, city, isWeekly, hour, timeZone, isPaused: false };
    alerts.push(made);
    for (const job of jobs.values()) if (matches(made, job)) known.get(seekerId)?.add(job.id);
  }

  async function pauseOrResume(): Promise<void> {
    const alert = random.pick(alerts);
    const token = seekers.find(({ id }) => id === alert.seekerId)?.token;
    const body = { paused: !alert.isPaused };
    await board.call('PATCH', `/api/alerts/${alert.id}`, { ...(token ? { token } : {}), body });
    alert.isPaused = !alert.isPaused;
  }

  return {
    alerts,
    jobs,
    known,
    async begin(now: number): Promise<void> {
      for (let count = 0; count < CROWD; count += 1) await post(now);
      for (const seeker of seekers) for (const _two of [1, 2]) await makeAlert(seeker);
    },
    /** What happens between two full hours. */
    async pass(now: number): Promise<void> {
      await post(now);
      if (random.fraction() < 0.02) for (let count = 0; count < CROWD; count += 1) await post(now);
      if (random.fraction() < 0.5) await change(now);
      if (random.fraction() < 0.1) await pauseOrResume();
      if (random.fraction() < 0.1) await makeAlert(random.pick(seekers));
    },
    /** Somebody follows the link of a mail that stops all alerts. */
    async unsubscribe(mail: SentMail): Promise<void> {
      await board.call('POST', `/api/unsubscribe/${tokenIn(mail)}`, { body: {} });
      const seekerId = mail.to.split('@')[0];
      for (const alert of alerts) if (alert.seekerId === seekerId) alert.isPaused = true;
    },
  };
}
