import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from './shift-enumerations.ts';
import { minutesOfShift } from './shift-hours.ts';
import {
  moveRanges,
  normalizeRanges,
  rangesOfShifts,
  rangesOfSpans,
  spansOfRanges,
  subtractRanges,
  WEEK_MINUTES,
  weekdayOfDate,
  weekdayOfShift,
  type WeekRange,
  type WeeklySpan,
} from './week-ranges.ts';

const DAY = 24 * 60;

const anyRange = fc
  .tuple(
    fc.integer({ min: -WEEK_MINUTES, max: 2 * WEEK_MINUTES }),
    fc.integer({ min: 1, max: WEEK_MINUTES }),
  )
  .map(([from, length]): WeekRange => ({ from, to: from + length }));
const someRanges = fc.array(anyRange, { maxLength: 8 });
const week = someRanges.map(normalizeRanges);
const anyTime = fc
  .integer({ min: 0, max: DAY - 1 })
  .map((minute) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
const anySpan: fc.Arbitrary<WeeklySpan> = fc.record({
  weekday: fc.constantFrom(...weekdays),
  start: anyTime,
  end: anyTime,
});

/** The minutes of the week in ranges, one by one. */
function minutesIn(ranges: readonly WeekRange[]): Set<number> {
  const minutes = new Set<number>();
  for (const { from, to } of ranges) {
    for (let minute = from; minute < to; minute += 1) {
      minutes.add(((minute % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES);
    }
  }
  return minutes;
}

describe('minutesOfShift', () => {
  it.each([
    ['07:00', '13:00', 360],
    ['22:00', '06:00', 480],
    ['00:00', '23:59', 1439],
    ['23:59', '00:00', 1],
    ['08:00', '08:00', DAY],
  ])('from %s to %s is %d', (start, end, minutes) => {
    expect(minutesOfShift({ start, end })).toBe(minutes);
  });
});

describe('weekdayOfShift', () => {
  it.each([
    ['2026-11-20', 'fri'],
    ['2026-11-22', 'sun'],
    ['2026-11-23', 'mon'],
    ['2028-02-29', 'tue'],
  ])('of %s is %s', (date, weekday) => {
    expect(weekdayOfDate(date)).toBe(weekday);
    expect(weekdayOfShift({ weekday: null, date })).toBe(weekday);
  });

  it('is its own day where it comes every week', () => {
    expect(weekdayOfShift({ weekday: 'sat', date: null })).toBe('sat');
  });

  it('throws without a day', () => {
    expect(() => weekdayOfShift({ weekday: null, date: null })).toThrow();
  });
});

describe('rangesOfShifts', () => {
  it('keeps a night over midnight in one piece', () => {
    const shifts = [{ weekday: 'mon', date: null, start: '22:00', end: '06:00' } as const];
    expect(rangesOfShifts(shifts)).toEqual([{ from: 22 * 60, to: DAY + 6 * 60 }]);
  });

  it('continues a night over the week’s end on Monday', () => {
    const shifts = [{ weekday: 'sun', date: null, start: '22:00', end: '06:00' } as const];
    expect(rangesOfShifts(shifts)).toEqual([
      { from: 0, to: 6 * 60 },
      { from: 6 * DAY + 22 * 60, to: WEEK_MINUTES },
    ]);
  });

  it('puts a date on its weekday', () => {
    const friday = { weekday: null, date: '2026-11-20', start: '17:00', end: '21:00' } as const;
    expect(rangesOfShifts([friday])).toEqual([{ from: 4 * DAY + 17 * 60, to: 4 * DAY + 21 * 60 }]);
  });

  it('merges those back to back', () => {
    const shared = { weekday: 'tue', date: null } as const;
    const shifts = [
      { ...shared, start: '12:00', end: '15:00' },
      { ...shared, start: '09:00', end: '12:00' },
    ];
    expect(rangesOfShifts(shifts)).toEqual([{ from: DAY + 9 * 60, to: DAY + 15 * 60 }]);
  });
});

describe('normalizeRanges', () => {
  it('keeps the minutes, ascending, apart and within the week', () => {
    fc.assert(
      fc.property(someRanges, (ranges) => {
        const normal = normalizeRanges(ranges);
        expect(minutesIn(normal)).toEqual(minutesIn(ranges));
        for (const [index, { from, to }] of normal.entries()) {
          expect(from).toBeGreaterThan(normal[index - 1]?.to ?? -1);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(WEEK_MINUTES);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(week, (ranges) => {
        expect(normalizeRanges(ranges)).toEqual(ranges);
      }),
    );
  });

  it('drops empty ranges', () => {
    expect(normalizeRanges([{ from: 60, to: 60 }])).toEqual([]);
  });
});

describe('subtractRanges', () => {
  it('leaves the minutes of the first that the second has not', () => {
    fc.assert(
      fc.property(week, week, (one, other) => {
        const left = subtractRanges(one, other);
        const taken = minutesIn(other);
        const expected = [...minutesIn(one)].filter((minute) => !taken.has(minute));
        expect(minutesIn(left)).toEqual(new Set(expected));
        expect(normalizeRanges(left)).toEqual(left);
      }),
      { numRuns: 50 },
    );
  });

  it('takes nothing where ranges only touch', () => {
    const morning = { from: 9 * 60, to: 12 * 60 };
    expect(subtractRanges([morning], [{ from: 12 * 60, to: 15 * 60 }])).toEqual([morning]);
  });
});

describe('moveRanges', () => {
  it('comes back unchanged, around the week’s end', () => {
    const minutes = fc.integer({ min: -2 * DAY, max: 2 * DAY });
    fc.assert(
      fc.property(week, minutes, (ranges, by) => {
        expect(moveRanges(moveRanges(ranges, by), -by)).toEqual(ranges);
      }),
    );
  });

  it('moves Sunday’s end to Monday', () => {
    const lastHour = { from: WEEK_MINUTES - 60, to: WEEK_MINUTES };
    expect(moveRanges([lastHour], 60)).toEqual([{ from: 0, to: 60 }]);
    expect(moveRanges([{ from: 0, to: 60 }], -60)).toEqual([lastHour]);
  });
});

describe('spansOfRanges', () => {
  it('is read back as the same minutes', () => {
    fc.assert(
      fc.property(week, (ranges) => {
        expect(rangesOfSpans(spansOfRanges(ranges))).toEqual(ranges);
      }),
    );
  });

  it('has few spans: one for each of those that do not touch, and one a day of longer ones', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 10 }), (spans) => {
        const ranges = rangesOfSpans(spans);
        expect(spansOfRanges(ranges).length).toBeLessThanOrEqual(ranges.length + 7);
      }),
    );
  });

  it('keeps a night in one piece, also over the week’s end', () => {
    const nights: WeeklySpan[] = [
      { weekday: 'wed', start: '22:00', end: '06:00' },
      { weekday: 'sun', start: '22:00', end: '06:00' },
    ];
    expect(spansOfRanges(rangesOfSpans(nights))).toEqual(nights);
  });

  it('has a span a day of a week that is free throughout', () => {
    expect(spansOfRanges([{ from: 0, to: WEEK_MINUTES }])).toEqual(
      weekdays.map((weekday) => ({ weekday, start: '00:00', end: '00:00' })),
    );
  });
});
