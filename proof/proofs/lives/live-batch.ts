import type pg from 'pg';
import { createRandom, type Random } from '@nextshift/test-kit/numbers/random';
import type { Board, SentMail } from './board/open-board.ts';
import { clearBoard, insertCrowd, insertPeople, type People } from './board/people.ts';
import { findContradictions, readBoard } from './board/read-board.ts';
import { sortMails } from './board/read-mails.ts';
import { compareForEmployer, compareViews } from './board/read-views.ts';
import { type Ids, sendMove } from './board/send-move.ts';
import { firstDifference } from './first-difference.ts';
import { DAY, HOUR, type Life, MINUTE, newLife, SECOND } from './model/life.ts';
import type { Move } from './model/move.ts';
import { play } from './model/play.ts';
import { isReminderDue } from './model/rules/wake.ts';
import { canBeMade, drawMoves } from './moves/draw-moves.ts';
import { type Habit, PLANS, type Turn } from './moves/draws.ts';
import { drawJump, type Jump, SWEEP } from './moves/draw-jump.ts';

/** Later than the clocks of the machines that run this, so that nothing is older than its board. */
const FIRST_DAY = Date.UTC(2040, 0, 2, 14, 3, 7, 11);
/** Lives that move at the same time. */
const AT_ONCE = 8;
/** One in so many lives is read through the API after each jump, and all in the end. */
const VIEWED = 25;

export interface Stage {
  readonly board: Board;
  readonly database: pg.Client;
  readonly superuser: pg.Client;
}

export interface Batch {
  readonly seed: number;
  readonly lives: number;
  readonly rounds: number;
  readonly habits: readonly Habit[];
}

interface PlayedLife {
  readonly number: number;
  readonly random: Random;
  readonly people: People;
  readonly ids: Ids;
  readonly mails: string[];
  life: Life;
  planned: readonly Turn[];
  /** What was done, with the times since the start. */
  readonly story: string[];
  violation: string | null;
}

export interface BatchFindings {
  readonly violations: readonly string[];
  moves: number;
  refused: number;
  events: number;
  mails: number;
}

/** Plays lives side by side on one board, and compares each with its model after every jump of the clock. */
export async function liveBatch(
  stage: Stage,
  { seed, lives: count, rounds, habits }: Batch,
): Promise<BatchFindings> {
  const { board, database, superuser } = stage;
  const random = createRandom(seed);
  const start = FIRST_DAY + random.whole(365) * DAY;
  let now = start;
  const crowds: { jobId: string; count: number }[] = [];
  const tally = { moves: 0, refused: 0 };
  await clearBoard(superuser);
  await board.set(now);
  const lives = await beginLives(database, { random, count, now });
  const byAccount = new Map(
    lives.flatMap((each) => {
      const { employer, seekers } = each.people;
      return [employer, ...seekers].map(({ id }) => [id, each] as const);
    }),
  );

  async function pass({ by, wakes }: Jump): Promise<void> {
    const wokeAt = lives[0]?.life.wokeAt ?? now;
    now += by;
    let mails: readonly SentMail[] = [];
    if (wakes) mails = await board.wake(now, { reminds: isReminderDue(wokeAt, now) });
    else await board.set(now);
    sortMails(mails, byAccount);
    for (const each of lives) {
      each.life = play(each.life, { do: 'wait', until: now, wakes }).life;
      each.story.push(`${describeJump(by)}${wakes ? '' : ' (no tasks)'}`);
    }
    if (wakes) await compare(stage, lives, now);
  }

  async function move(each: PlayedLife): Promise<void> {
    if (each.planned.length === 0) each.planned = drawMoves(each.random, each.life, habits);
    const [next = null, ...rest] = each.planned;
    each.planned = rest;
    if (next === null || each.violation !== null || !canBeMade(each.life, next)) return;
    const number = each.life.named + 1;
    const { life, reply } = play(each.life, next);
    const given = await sendMove(board, { people: each.people, ids: each.ids, number, now }, next);
    each.life = life;
    if (next.do === 'post' && next.crowd > 0 && given === 201) {
      crowds.push({ jobId: each.ids.jobs.get(number) ?? '', count: next.crowd });
    }
    each.story.push(`${describeMove(next)} -> ${given}`);
    tally.moves += 1;
    if (typeof reply === 'string') tally.refused += 1;
    if (given !== reply) each.violation = `The server responded with ${given}, not ${reply}`;
  }

  for (let round = 0; round < rounds && lives.every(isSound); round += 1) {
    await inParallel(lives, move);
    for (const crowd of crowds.splice(0)) await insertCrowd(database, crowd);
    await pass(drawJump(random, now - start));
  }
  for (const by of SWEEP) {
    if (lives.every(isSound)) await pass({ by, wakes: true });
  }
  if (lives.every(isSound)) {
    await inParallel(lives, async (each) => {
      each.violation =
        (await compareViews(board, each, seekerOf(each))) ??
        (await compareForEmployer(board, each));
    });
  }
  const stories = lives.map(({ life }) => life);
  return {
    ...tally,
    events: sum(
      stories
        .flatMap(({ applications }) => Object.values(applications))
        .map(({ events }) => events.length),
    ),
    mails: sum(stories.map(({ mails }) => mails.length)),
    violations: lives
      .filter(({ violation }) => violation !== null)
      .map(({ number, violation, story }) => {
        return `Life ${number} of batch ${seed}: ${violation}\n    after ${story.join('; ')}`;
      }),
  };
}

const isSound = ({ violation }: PlayedLife): boolean => violation === null;
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

async function beginLives(
  database: pg.Client,
  { random, count, now }: { random: Random; count: number; now: number },
): Promise<PlayedLife[]> {
  const castings = Array.from({ length: count }, () => ({
    plan: random.pick(PLANS),
    seekers: 3 + random.whole(2),
    seed: random.whole(2 ** 31),
  }));
  const people = await insertPeople(database, castings, new Date(now));
  return castings.map(({ plan, seekers, seed }, index) => {
    const own = people[index];
    if (!own) throw new Error('A life has no people.');
    return {
      number: index + 1,
      random: createRandom(seed),
      people: own,
      ids: { jobs: new Map(), drafts: new Map(), applications: new Map() },
      mails: [],
      life: newLife(now, plan, seekers),
      planned: [],
      story: [plan],
      violation: null,
    };
  });
}

async function compare(
  { board, database }: Stage,
  lives: readonly PlayedLife[],
  now: number,
): Promise<void> {
  await nameNewJobs(database, lives);
  const names = new Map(
    lives.flatMap(({ ids }) => [...ids.applications].map(([name, id]) => [id, name])),
  );
  const stored = await readBoard(database, names);
  const contradictions = await findContradictions(database, now);
  for (const each of lives) {
    const { id } = each.people.employer;
    each.violation ??=
      contradictions.find(({ employerId }) => employerId === id)?.text ??
      firstDifference(each, stored.get(id) ?? []);
  }
  const viewed = lives.filter((each) => each.violation === null && each.random.whole(VIEWED) === 0);
  await inParallel(viewed, async (each) => {
    each.violation = await compareViews(board, each, seekerOf(each));
  });
}

/** The one whose views are read. */
const seekerOf = ({ random, people }: PlayedLife): number => random.whole(people.seekers.length);

/** Jobs that tasks have posted are known by their titles. */
async function nameNewJobs(database: pg.Client, lives: readonly PlayedLife[]): Promise<void> {
  const { rows } = await database.query<{ id: string; employer_id: string; number: number }>(
    'SELECT id, employer_id, substr(title, 5)::int AS number FROM jobs',
  );
  const byEmployer = new Map(lives.map((each) => [each.people.employer.id, each]));
  for (const { id, employer_id: employerId, number } of rows) {
    byEmployer.get(employerId)?.ids.jobs.set(number, id);
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const workNext = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
}

function describeMove({ do: name, ...details }: Move): string {
  return [name, ...Object.values(details).map(String)].join(' ');
}

/** In days, hours, minutes or seconds, whichever is whole. */
function describeJump(by: number): string {
  const units = [
    ['d', DAY],
    ['h', HOUR],
    ['min', MINUTE],
  ] as const;
  const [unit, length] = units.find(([, each]) => by % each === 0) ?? ['s', SECOND];
  return `${by < 0 ? '' : '+'}${by / length} ${unit}`;
}
