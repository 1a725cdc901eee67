import { expect, it } from 'vitest';
import { eachWorksInput } from '../shifts/shift-schemas.ts';
import { workloadOfJob } from './workload-of-job.ts';

const mornings = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((weekday) => {
  return { weekday, date: null, start: '06:00', end: '11:00' } as const;
});
const paid = {
  hourlyPay: { min: 15, max: 15, basis: 'stated' },
  payFrequency: 'Per Hour',
  timeZone: 'America/New_York',
} as const;
const some = { all: false, min: 2, max: 4 };

it('says that tips come on top', () => {
  const tipped = { ...paid, tipped: true };
  const work = { shifts: mornings, eachWorks: { all: true, min: null, max: null }, openings: 3 };
  expect(workloadOfJob(work, tipped)).toBe(`${workloadOfJob(work, paid) ?? ''} + tips`);
  expect(workloadOfJob({ ...work, eachWorks: null }, tipped)).toMatch(
    / a shift, about \$\d+ \+ tips$/,
  );
  const some = { all: false, min: 2, max: 2 };
  expect(workloadOfJob({ ...work, eachWorks: some }, tipped)).toMatch(/ a shift \+ tips$/);
  expect(workloadOfJob(work, { ...tipped, hourlyPay: null })).not.toContain('tips');
});

it('says the sum of all shifts only where each person works all of them', () => {
  const all = { all: true, min: null, max: null };
  expect(workloadOfJob({ shifts: mornings, eachWorks: all, openings: 3 }, paid)).toBe(
    '25 h a week, about $375',
  );
  expect(workloadOfJob({ shifts: mornings, eachWorks: some, openings: 1 }, paid)).toBe(
    '2 to 4 shifts a week, 5 h each, about $75 a shift',
  );
});

it('promises no weekly sum unsaid, except of the only shift', () => {
  expect(workloadOfJob({ shifts: mornings, eachWorks: null, openings: 1 }, paid)).toBe(
    '5 h a shift, about $75',
  );
  expect(workloadOfJob({ shifts: mornings, eachWorks: null, openings: 2 }, paid)).toBe(
    '5 h a shift, about $75',
  );
  expect(workloadOfJob({ shifts: mornings.slice(1, 2), eachWorks: null, openings: 2 }, paid)).toBe(
    '5 h a week, about $75',
  );
});

it('sums the dates of the only person who is hired', () => {
  const dated = mornings.slice(0, 2).map((shift, index) => {
    return { ...shift, weekday: null, date: `2026-11-2${String(index)}` };
  });
  expect(workloadOfJob({ shifts: dated, eachWorks: null, openings: 1 }, paid)).toBe(
    '10 h on 2 dates, about $150',
  );
});

it('says the range of shifts of several lengths, and no sum for a gig', () => {
  const gala = { weekday: null, date: '2026-11-20', start: '18:00', end: '22:30' };
  const late = { ...gala, date: '2026-11-21', end: '23:00' };
  const shared = { shifts: [gala, late], eachWorks: { all: false, min: 1, max: 1 }, openings: 2 };
  expect(workloadOfJob(shared, paid)).toBe(
    '1 of these shifts, 4.5 to 5 h each, about $68–$75 a shift',
  );
  expect(workloadOfJob({ ...shared, eachWorks: null }, { ...paid, payFrequency: 'One Time' })).toBe(
    '4.5 to 5 h a shift',
  );
  expect(workloadOfJob({ ...shared, shifts: [] }, paid)).toBeNull();
});

it('is typed as a choice and two numbers', () => {
  expect(eachWorksInput.parse('{"all":false,"min":"2","max":"4"}')).toEqual(some);
  expect(eachWorksInput.parse({ all: true })).toEqual({ all: true, min: null, max: null });
  expect(eachWorksInput.parse('')).toBeNull();
  for (const wrong of [{ all: false, min: 0, max: 2 }, { all: false }, 'x']) {
    expect(eachWorksInput.safeParse(wrong).error?.issues[0]?.message).toMatch(
      /^Please enter how many/,
    );
  }
  expect(eachWorksInput.safeParse({ all: false, min: 4, max: 2 }).error?.issues[0]?.message).toBe(
    'The lowest number of shifts must not be above the highest',
  );
});
