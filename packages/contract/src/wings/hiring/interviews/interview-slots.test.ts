import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time.ts';
import { minuteOfDay } from '../../jobs/shifts/minute-of-day.ts';
import { weekdays } from '../../jobs/shifts/shift-enumerations.ts';
import { weekdayOfDate } from '../../jobs/shifts/week-ranges.ts';
import { type InterviewHours, interviewMinutes } from './interview-schemas.ts';
import { slotsOfHours } from './interview-slots.ts';

const zones = ['America/New_York', 'America/Phoenix', 'America/Anchorage', 'America/Los_Angeles'];
/** Weeks around both changes of clocks. */
const starts = [Date.UTC(2027, 2, 4), Date.UTC(2027, 9, 28)];
/** More by `npm run test:slots`. */
const WEEKS = Number(process.env.INTERVIEW_WEEKS ?? 2_000);

const hoursOf = (change: Partial<InterviewHours>): InterviewHours => ({
  minutes: 30,
  weekly: [],
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 7,
  place: { kind: 'onsite', text: '12 Main St' },
  invite: 'by_hand',
  ...change,
});

const at = (text: string) => new Date(text);
const startsOf = (hours: InterviewHours, now: string, timeZone = 'America/New_York') =>
  slotsOfHours(hours, { timeZone, now: at(now) }).map(({ startsAt }) => startsAt.toISOString());

describe('the times of interview hours', () => {
  it('are those of the week and of dates that are far enough ahead, and near enough', () => {
    const weekly = [{ weekday: 'tue', start: '14:00', end: '15:10' }] as const;
    const dates = [{ date: '2026-12-02', start: '09:00', end: '09:30' }];
    const hours = hoursOf({ weekly: [...weekly], dates, noticeHours: 24, daysAhead: 7 });
    expect(startsOf(hours, '2026-11-30T19:00:01Z')).toEqual([
      '2026-12-01T19:30:00.000Z',
      '2026-12-02T14:00:00.000Z',
    ]);
    const near = { ...hours, daysAhead: 1 };
    expect(startsOf(near, '2026-11-30T19:00:00Z')).toEqual([
      '2026-12-01T19:00:00.000Z',
      '2026-12-01T19:30:00.000Z',
    ]);
  });

  it('join what touches or overlaps', () => {
    const dates = [
      { date: '2026-12-02', start: '09:00', end: '10:15' },
      { date: '2026-12-02', start: '10:15', end: '10:45' },
      { date: '2026-12-02', start: '09:30', end: '10:00' },
    ];
    expect(startsOf(hoursOf({ dates }), '2026-11-30T12:00:00Z')).toEqual([
      '2026-12-02T14:00:00.000Z',
      '2026-12-02T14:30:00.000Z',
      '2026-12-02T15:00:00.000Z',
    ]);
  });

  it('are those of a search minute by minute, in random weeks with both changes of clocks', () => {
    const random = createRandom(20_261_130);
    for (let round = 0; round < WEEKS; round += 1) {
      const timeZone = random.of(zones);
      const now = new Date(random.of(starts) + random.below(6 * 24 * 60) * MINUTE_MS);
      const hours = randomHours(random, now);
      const slots = slotsOfHours(hours, { timeZone, now });
      const found = slots.map(({ startsAt }) => startsAt.getTime());
      expect(found, JSON.stringify({ timeZone, now, hours })).toEqual(
        searchedStarts(hours, { timeZone, now }),
      );
      const lengths = slots.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime());
      expect(lengths.every((length) => length === hours.minutes * MINUTE_MS)).toBe(true);
    }
  });
});

type Random = ReturnType<typeof createRandom>;

/** The same numbers each time. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of<T>(items: readonly [T, ...T[]] | readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}

function randomHours(random: Random, now: Date): InterviewHours {
  const span = () => {
    const start = random.below(24 * 12) * 5;
    return { start: timeOf(start), end: timeOf(start + 5 + random.below(5 * 12) * 5) };
  };
  const several = <T>(make: () => T) => Array.from({ length: random.below(4) }, make);
  return hoursOf({
    minutes: random.of(interviewMinutes),
    weekly: several(() => ({ weekday: random.of(weekdays), ...span() })),
    dates: several(() => ({
      date: new Date(now.getTime() + random.below(8) * DAY_MS).toISOString().slice(0, 10),
      ...span(),
    })),
    noticeHours: 2 + random.below(71),
    daysAhead: 1 + random.below(10),
  });
}

function timeOf(minute: number): string {
  const ofDay = minute % (24 * 60);
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** What the clocks of a zone show in each minute, from days before both starts on; read once. */
const clocks = new Map<string, Clock[]>();

interface Clock {
  readonly moment: number;
  readonly date: string;
  readonly minute: number;
}

function clocksOf(timeZone: string, from: number, days: number): Clock[] {
  const key = `${timeZone} ${from}`;
  const known = clocks.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = Array.from({ length: days * 24 * 12 }, (_, index) => {
    const moment = from + index * 5 * MINUTE_MS;
    const [date = '', time = ''] = format.format(moment).split(' ');
    return { moment, date, minute: minuteOfDay(time) };
  });
  clocks.set(key, shown);
  return shown;
}

/** Goes through time in steps of five minutes, on which all hours here start and end, and opens and closes as the clocks say. */
function searchedStarts(
  hours: InterviewHours,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): number[] {
  const first = starts.findLast((start) => start <= now.getTime()) ?? 0;
  const shown = clocksOf(timeZone, first - 2 * DAY_MS, 24);
  const today = shown.findLast(({ moment }) => moment <= now.getTime())?.date ?? '';
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const last = new Date(Date.parse(today) + hours.daysAhead * DAY_MS).toISOString().slice(0, 10);
  const dates = [...new Set(shown.map(({ date }) => date))].filter(
    (date) => date >= yesterday && date <= last,
  );
  const open = new Set<number>();
  for (const date of dates) {
    const spans = [
      ...hours.weekly.filter(({ weekday }) => weekday === weekdayOfDate(date)),
      ...hours.dates.filter((each) => each.date === date),
    ];
    for (const { start, end } of spans) {
      const [from, to] = [minuteOfDay(start), minuteOfDay(end)];
      const startsAt = firstReached(shown, date, from);
      const endDate =
        to > from ? date : new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
      const endsAt = firstReached(shown, endDate, to);
      for (let moment = startsAt; moment < endsAt; moment += 5 * MINUTE_MS) open.add(moment);
    }
  }
  return startsWithin(open, hours).filter(
    (start) => start >= now.getTime() + hours.noticeHours * HOUR_MS,
  );
}

/** The first moment of a date at which its clocks show that minute of the day, or a later one. */
function firstReached(shown: readonly Clock[], date: string, minute: number): number {
  const reached = shown.find(
    (clock) => clock.date > date || (clock.date === date && clock.minute >= minute),
  );
  if (!reached) throw new Error(`${date} was not read.`);
  return reached.moment;
}

/** As many interviews as fit into each open time, one after the other. */
function startsWithin(open: ReadonlySet<number>, { minutes }: InterviewHours): number[] {
  const found: number[] = [];
  const length = minutes * MINUTE_MS;
  for (const moment of [...open].toSorted((one, other) => one - other)) {
    if (open.has(moment - 5 * MINUTE_MS)) continue;
    let end = moment;
    while (open.has(end)) end += 5 * MINUTE_MS;
    for (let start = moment; start + length <= end; start += length) found.push(start);
  }
  return found;
}
