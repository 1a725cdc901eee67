import { randomUUID } from 'node:crypto';
import { employerStatusLabels, type InterviewSlot } from '@nextshift/contract';
import { applicationRow, jobRow } from '@nextshift/demo-data/rows';
import { insertRows } from '@nextshift/test-kit/database/insert-rows';
import { insertEmployers, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import type pg from 'pg';
import type { ClockedBoard } from '../../board/clocked-board.ts';
import { type ModelInterview, type ModelJob, nextReminder } from './model.ts';
import type { PushService } from './push-service.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const HOURS = {
  minutes: 60,
  /** At night, when the clocks change, and in the afternoon. */
  weekly: WEEKDAYS.flatMap((weekday) => [
    { weekday, start: '01:00', end: '03:00' },
    { weekday, start: '15:00', end: '16:00' },
  ]),
  dates: [],
  seats: 10,
  noticeHours: 2,
  daysAhead: 14,
  invite: 'by_hand',
};
/** Each booking is of one of so many first times. */
const TIMES = [3, 6, 20];

/** How often is asked whether reminders are taken. */
const TRIES = 10_000;

const ENDS = ['cancel', 'decline', 'withdraw', 'reject', 'close'] as const;
/** Undone after the next look at the clock. */
const PAUSES = ['rejectForNow', 'closeForNow', 'hold'] as const;
/** What happens just before a reminder is due, and between its queueing and its mail: by turns, to every third. */
const TURNS = {
  before: ['move', ...PAUSES, ...ENDS],
  between: ['move', 'changePlace', 'open', ...ENDS],
} as const;
type When = keyof typeof TURNS;
type Act = (typeof TURNS)[When][number];

/** The jobs and interviews of an employer, and what can happen to them. */
export async function createHiring(
  testbed: Testbed,
  {
    board,
    push,
    now,
  }: { readonly board: ClockedBoard; readonly push: PushService; readonly now: number },
) {
  const { random } = testbed;
  const inDatabase = <Result>(use: (client: pg.Client) => Promise<Result>) =>
    testbed.inDatabase(board.dataDir, use);
  const run = (statement: string, values: readonly unknown[] = []) =>
    inDatabase((database) => database.query(statement, [...values]));
  const send = (token: string, method: string, path: string, body?: object) =>
    callOrFail(board.address(), method, path, { token, body });
  const employer = await inDatabase(async (database) =>
    first(await insertEmployers(database, 1, 'corporate')),
  );
  await run(`UPDATE sessions SET expires_at = '2100-01-01'`);
  await run(`UPDATE subscriptions SET current_period_end = '2100-01-01'`);
  const jobs: ModelJob[] = [];
  const interviews: ModelInterview[] = [];
  const undoings: (() => Promise<void>)[] = [];

  const counts = { interviews: 0, changes: 0 };
  const turns = { before: 0, between: 0 };

  async function openJob(zone: string, now: number): Promise<void> {
    const job = { id: randomUUID(), zone, isPaused: false };
    const own = { id: job.id, employerId: employer.id, createdAt: new Date(now) };
    const row = { ...jobRow(own), time_zone: zone, closes_at: '2100-01-01' };
    await inDatabase((database) => insertRows(database, 'jobs', [row]));
    jobs.push(job);
    await setPlace(job);
  }

  async function setPlace({ id }: ModelJob): Promise<void> {
    const body = { ...HOURS, place: { kind: 'onsite', text: `${counts.changes} Main St` } };
    await send(employer.token, 'PUT', `/api/employerjobs/${id}/interview-hours`, body);
  }

  /** Somebody new applies, is invited and books. */
  async function invite(now: number): Promise<void> {
    const job = random.pick(jobs);
    const applicationId = randomUUID();
    const { token } = await inDatabase(async (database) => {
      const seeker = first(await insertSeekers(database, 1));
      const own = { jobId: job.id, employerId: employer.id, seekerId: seeker.id };
      const row = applicationRow({ id: applicationId, ...own, createdAt: new Date(now) });
      await insertRows(database, 'applications', [row]);
      await database.query(`UPDATE sessions SET expires_at = '2100-01-01'`);
      return seeker;
    });
    const hasPush = random.fraction() < 0.5;
    if (hasPush) await send(token, 'POST', '/api/push/subscriptions', push.subscription());
    const path = `/api/applications/${applicationId}/interview`;
    const invited = (await send(employer.token, 'POST', path)) as { interview: { id: string } };
    const interview: ModelInterview = {
      ...{ id: invited.interview.id, applicationId, job, token, hasPush },
      ...{ startsAt: 0, remindedUntil: now, mailAt: null, isPaused: false, isOver: false },
    };
    await book(interview, now);
    interviews.push(interview);
    counts.interviews += 1;
  }

  /** Books another time. */
  async function book(interview: ModelInterview, now: number): Promise<void> {
    const { id, applicationId, token } = interview;
    const path = `/api/applications/${applicationId}/interview`;
    const { slots } = (await send(token, 'GET', path)) as { slots: InterviewSlot[] };
    const others = slots
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => Date.parse(startsAt) !== interview.startsAt)
      .toSorted();
    const startsAt = random.pick(others.slice(0, random.pick(TIMES)));
    await send(token, 'POST', `/api/interviews/${id}/book`, { startsAt });
    Object.assign(interview, { startsAt: Date.parse(startsAt), remindedUntil: now, mailAt: null });
  }

  const decide = ({ applicationId }: ModelInterview, status: 'declined' | 'submitted') => {
    const body = { status: employerStatusLabels[status] };
    return send(employer.token, 'PUT', `/employerapplications/${applicationId}`, body);
  };
  const moderate = ({ id }: ModelJob, moderation: 'held' | 'clear') =>
    run('UPDATE jobs SET moderation = $2 WHERE id = $1', [id, moderation]);
  const close = ({ id }: ModelJob) => send(employer.token, 'DELETE', `/employerjobs/${id}`);
  const reopen = ({ id }: ModelJob) =>
    send(employer.token, 'PUT', `/employerjobs/${id}`, { status: 'Active' });

  /** Until the next look at the clock is over. */
  function pause(paused: { isPaused: boolean }, undo: () => Promise<unknown>): void {
    paused.isPaused = true;
    undoings.push(async () => {
      await undo();
      paused.isPaused = false;
    });
  }

  const acts: Record<Act, (interview: ModelInterview, now: number) => Promise<unknown>> = {
    move: book,
    cancel: ({ id }) => send(employer.token, 'POST', `/api/interviews/${id}/cancel`),
    decline: ({ id, token }) => send(token, 'POST', `/api/interviews/${id}/decline`),
    withdraw: ({ applicationId, token }) =>
      send(token, 'POST', `/api/applications/${applicationId}/withdraw`),
    reject: (interview) => decide(interview, 'declined'),
    async close({ job }, now) {
      await close(job);
      for (const interview of interviews) if (interview.job === job) interview.isOver = true;
      jobs.splice(jobs.indexOf(job), 1);
      await openJob(job.zone, now);
    },
    async rejectForNow(interview) {
      await decide(interview, 'declined');
      pause(interview, async () => {
        if (!interview.isOver) await decide(interview, 'submitted');
      });
    },
    async closeForNow({ job }) {
      await close(job);
      pause(job, () => reopen(job));
    },
    async hold({ job }) {
      await moderate(job, 'held');
      pause(job, () => moderate(job, 'clear'));
    },
    changePlace: ({ job }) => setPlace(job),
    async open(interview) {
      await send(interview.token, 'POST', '/api/notices/read', {});
      interview.mailAt = null;
    },
  };

  for (const zone of ZONES) await openJob(zone, now);
  return {
    interviews,
    counts,
    invite,
    async takeTurns(when: When, those: readonly ModelInterview[], at: number): Promise<void> {
      for (const interview of those) {
        // The turn of another may have ended or paused its job.
        if (interview.isOver || interview.job.isPaused) continue;
        const turn = turns[when];
        turns[when] += 1;
        const act = TURNS[when][(turn / 3) % TURNS[when].length];
        // Two of three are left alone.
        if (act === undefined) continue;
        await acts[act](interview, at);
        counts.changes += 1;
        interview.isOver ||= ENDS.some((end) => end === act);
      }
    },
    /** Forgets those that are over or have started. */
    forget(at: number): void {
      const ahead = interviews.filter(({ isOver, startsAt }) => !isOver && startsAt > at);
      interviews.splice(0, interviews.length, ...ahead);
    },
    /** Reminders that were pushed at a moment, each as the id of its mail. */
    async findPushes(at: number): Promise<string[]> {
      const { rows } = await inDatabase((database) =>
        database.query<{ mail: string }>('SELECT mail FROM pushed_news WHERE pushed_at = $1', [
          new Date(at),
        ]),
      );
      return rows.map(({ mail }) => mail);
    },
    /** Until a server has taken all that is owed, and queued it. */
    async untilTaken(owed: readonly ModelInterview[]): Promise<void> {
      const ids = owed.map(({ id }) => id);
      const moments = owed.map((interview) => new Date(nextReminder(interview)));
      await inDatabase(async (database) => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          const { rowCount } = await database.query(
            `SELECT FROM unnest($1::uuid[], $2::timestamptz[]) AS owed (id, due)
             JOIN interviews USING (id) WHERE remind_at = due`,
            [ids, moments],
          );
          if (rowCount === 0) return;
        }
      });
    },
    /** Ends all pauses, the last first. */
    async undo(): Promise<void> {
      for (const undo of undoings.splice(0).toReversed()) await undo();
    },
  };
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('Nobody was inserted.');
  return item;
}
