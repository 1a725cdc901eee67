import type { ProcessorClock, ProcessorTime } from './processor-time.ts';
import { type Growth, growsTooFast } from './judge-growth.ts';

/** Costs below this, in milliseconds, are noise and harmless. */
const FLOOR: ProcessorTime = { loopMs: 25, databaseMs: 60 };
const NOISE: ProcessorTime = { loopMs: 12, databaseMs: 30 };
/** Variation between tries, as a share of a request's fixed cost. */
const UNSTEADY = 0.5;
/** How long a text may block the event loop, in milliseconds. */
const LOOP_MAX_MS = 50;
/** The cheapest of that many tries counts: it excludes garbage collection. */
const TRIES = 4;
/** Tries of each length in a close examination. */
const ROUNDS = 8;
const UNKNOWN: ProcessorTime = { loopMs: Infinity, databaseMs: Infinity };
/** A text that blocks the loop this long, in milliseconds, is not retried. */
const BEYOND_DOUBT_MS = 500;
/** A length whose cost is negligible. */
const FEW = 8;

/** A request with a text of variable length. */
export interface Question {
  readonly name: string;
  readonly longest: number;
  /** Sends a text of about that many characters, and waits until all work is done. */
  readonly ask: (length: number) => Promise<void>;
}

export interface Examination {
  /** How long the text blocks the event loop. */
  readonly heldMs: number;
  /** Whether it was examined closely. */
  readonly isClose: boolean;
  readonly violations: readonly string[];
}

/**
 * Sends the longest text once; if that is expensive, repeats with texts of several lengths and judges how
 * the cost grows. Examines a suspected violation once more.
 */
export async function examine(question: Question, clock: ProcessorClock): Promise<Examination> {
  const { name, longest } = question;
  const meter = { question, clock };
  const fourTimes = await leastCost(meter, longest, FLOOR);
  if (isBelow(fourTimes, FLOOR)) {
    return { heldMs: fourTimes.loopMs, isClose: false, violations: [] };
  }
  if (fourTimes.loopMs > BEYOND_DOUBT_MS) {
    return { heldMs: fourTimes.loopMs, isClose: true, violations: [held(name, fourTimes.loopMs)] };
  }
  // A page has a fixed cost.
  const bare = await leastCost(meter, FEW, FLOOR);
  const added = {
    loopMs: fourTimes.loopMs - bare.loopMs,
    databaseMs: fourTimes.databaseMs - bare.databaseMs,
  };
  if (isBelow(added, FLOOR)) {
    return { heldMs: Math.max(0, added.loopMs), isClose: false, violations: [] };
  }
  const first = await measure(meter);
  if (judge(name, first).length === 0)
    return { heldMs: heldBy(first), isClose: true, violations: [] };
  const second = await measure(meter);
  return { heldMs: heldBy(second), isClose: true, violations: judge(name, second) };
}

/** The cost of a request with a tiny text and with texts of doubling length. */
type Costs = Readonly<Record<keyof Growth, ProcessorTime>>;

interface Meter {
  readonly question: Question;
  readonly clock: ProcessorClock;
}

/** In turns, so that other load on the machine affects all lengths alike. */
async function measure(meter: Meter): Promise<Costs> {
  const { longest } = meter.question;
  const lengths = {
    bare: FEW,
    once: Math.floor(longest / 4),
    twice: Math.floor(longest / 2),
    fourTimes: longest,
  };
  const costs = { bare: UNKNOWN, once: UNKNOWN, twice: UNKNOWN, fourTimes: UNKNOWN };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['bare', 'once', 'twice', 'fourTimes'] as const) {
      costs[name] = lesser(costs[name], await costOf(meter, lengths[name]));
    }
  }
  return costs;
}

async function costOf({ question, clock }: Meter, length: number): Promise<ProcessorTime> {
  const before = clock.read();
  await question.ask(length);
  const after = clock.read();
  return {
    loopMs: after.loopMs - before.loopMs,
    databaseMs: after.databaseMs - before.databaseMs,
  };
}

function lesser(one: ProcessorTime, other: ProcessorTime): ProcessorTime {
  return {
    loopMs: Math.min(one.loopMs, other.loopMs),
    databaseMs: Math.min(one.databaseMs, other.databaseMs),
  };
}

/** @param enough a cost below this needs no further tries */
async function leastCost(
  meter: Meter,
  length: number,
  enough: ProcessorTime,
): Promise<ProcessorTime> {
  let least = UNKNOWN;
  for (let round = 0; round < TRIES; round += 1) {
    least = lesser(least, await costOf(meter, length));
    if (least.loopMs > BEYOND_DOUBT_MS || isBelow(least, enough)) break;
  }
  return least;
}

function judge(name: string, costs: Costs): string[] {
  // On a busy machine the same page sometimes costs 50% more.
  const isHeld = heldBy(costs) > Math.max(LOOP_MAX_MS, costs.bare.loopMs * UNSTEADY);
  const violations = isHeld ? [held(name, heldBy(costs))] : [];
  for (const kind of ['loopMs', 'databaseMs'] as const) {
    const { bare, once, twice, fourTimes } = costs;
    const growth: Growth = {
      bare: bare[kind],
      once: once[kind],
      twice: twice[kind],
      fourTimes: fourTimes[kind],
    };
    if (!growsTooFast(growth, Math.max(NOISE[kind], growth.bare * UNSTEADY))) continue;
    const times = [growth.once, growth.twice, growth.fourTimes].map((ms) => ms.toFixed(0));
    const where = kind === 'loopMs' ? 'server' : 'database';
    violations.push(`${name}: ${times.join(', ')} ms of the ${where} at 1x, 2x, 4x`);
  }
  return violations;
}

/** The text's cost on top of the request's fixed cost. */
function heldBy({ bare, fourTimes }: Costs): number {
  return Math.max(0, fourTimes.loopMs - bare.loopMs);
}

function held(name: string, ms: number): string {
  return `${name}: the event loop is held for ${Math.round(ms)} ms`;
}

function isBelow(time: ProcessorTime, limit: ProcessorTime): boolean {
  return time.loopMs < limit.loopMs && time.databaseMs < limit.databaseMs;
}
