import { describe, expect, it } from 'vitest';
import {
  EMPTY_SHIFT_MESSAGE,
  SHIFT_CAPACITY_MAX,
  shiftIds,
  shiftList,
  SHIFTS_MAX,
  timeOfDay,
} from './shift-schemas.ts';

const saturday = { weekday: 'sat', start: '07:00', end: '13:00' };
const id = '0197a3c2-7c4e-7b5a-9d3e-0c1b2a394857';

function messagesOf(value: unknown): string[] {
  return shiftList.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

it.each(['00:00', '07:05', '23:59'])('accepts the time %s', (time) => {
  expect(timeOfDay.safeParse(time).success).toBe(true);
});

it.each(['7:00', '24:00', '12:60', '12:00:00', ' 12:00', '', 7, null])(
  'refuses the time %j',
  (time) => {
    expect(timeOfDay.safeParse(time).success).toBe(false);
  },
);

describe('shiftList', () => {
  it('fills what was left out', () => {
    expect(shiftList.parse([saturday])).toEqual([
      { ...saturday, id: null, date: null, capacity: null },
    ]);
    const date = { id, date: '2026-11-20', start: '17:00', end: '02:00', capacity: 3 };
    expect(shiftList.parse([date])).toEqual([{ ...date, weekday: null }]);
  });

  it('reads JSON of a form with an image', () => {
    expect(shiftList.parse(JSON.stringify([saturday]))).toEqual(shiftList.parse([saturday]));
    expect(shiftList.parse(' ')).toEqual([]);
    expect(shiftList.parse(undefined)).toEqual([]);
    expect(shiftList.parse(null)).toEqual([]);
  });

  it.each([
    ['no list', 'sat'],
    ['broken JSON', '[{'],
    ['a weekday that does not exist', [{ ...saturday, weekday: 'saturday' }]],
    ['a day that does not exist', [{ ...saturday, weekday: null, date: '2026-02-30' }]],
    ['a date in another form', [{ ...saturday, weekday: null, date: '11/20/2026' }]],
    ['neither weekday nor date', [{ start: '07:00', end: '13:00' }]],
    ['both weekday and date', [{ ...saturday, date: '2026-11-21' }]],
    ['nobody', [{ ...saturday, capacity: 0 }]],
    ['half a person', [{ ...saturday, capacity: 1.5 }]],
    ['too many people', [{ ...saturday, capacity: SHIFT_CAPACITY_MAX + 1 }]],
    ['an id that is none', [{ ...saturday, id: '1' }]],
  ])('refuses %s', (_case, value) => {
    expect(messagesOf(value)).toHaveLength(1);
  });

  it('refuses a shift without length, at its end', () => {
    const issues = shiftList.safeParse([{ ...saturday, end: '07:00' }]).error?.issues;
    expect(issues).toMatchObject([{ message: EMPTY_SHIFT_MESSAGE, path: [0, 'end'] }]);
  });

  it('refuses the same shift twice, not the same hours on another day', () => {
    expect(messagesOf([saturday, { ...saturday, weekday: 'sun' }])).toEqual([]);
    expect(messagesOf([saturday, saturday])).toEqual(['This shift is listed twice']);
    const id = '0192f0c1-0000-7000-8000-0000000000b1';
    const same = [
      { ...saturday, id },
      { ...saturday, weekday: 'sun', id },
    ];
    expect(messagesOf(same)).toEqual(['This shift is listed twice']);
  });

  it.each([
    ['for another number of people', [saturday, { ...saturday, capacity: 3 }]],
    ['without a day', [saturday, saturday, { ...saturday, weekday: '' }]],
    [
      'for no number of people',
      [saturday, saturday, { ...saturday, weekday: 'sun', capacity: NaN }],
    ],
    ['and itself for no number of people', [saturday, { ...saturday, capacity: NaN }]],
    ['that is none', [saturday, saturday, null]],
    [
      'of a date, after others',
      [
        { ...saturday, weekday: null, date: '2026-11-21' },
        { ...saturday, weekday: null, date: '2026-11-21' },
        { ...saturday, id: '1' },
      ],
    ],
  ])('marks the same shift twice also beside one %s', (_case, value) => {
    expect(shiftList.safeParse(value).error?.issues).toContainEqual(
      expect.objectContaining({ message: 'This shift is listed twice', path: [1] }),
    );
  });

  it(`refuses more than ${SHIFTS_MAX} shifts`, () => {
    const many = Array.from({ length: SHIFTS_MAX + 1 }, (_, index) => ({
      ...saturday,
      start: `${String(Math.floor(index / 6)).padStart(2, '0')}:${String((index % 6) * 10).padStart(2, '0')}`,
    }));
    expect(messagesOf(many.slice(0, SHIFTS_MAX))).toEqual([]);
    expect(messagesOf(many)).toEqual(['A job can have up to 60 shifts']);
  });
});

it('shiftIds tells nothing chosen from nothing said', () => {
  expect(shiftIds.parse(undefined)).toBeUndefined();
  expect(shiftIds.parse([])).toEqual([]);
  expect(shiftIds.parse([id])).toEqual([id]);
  expect(shiftIds.safeParse(['1']).success).toBe(false);
});
