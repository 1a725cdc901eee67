import { describe, expect, it } from 'vitest';
import { isFreeFor, type Week } from './fit-of-shifts.ts';
import { rangesOfSpans, type WeeklySpan } from './week-ranges.ts';

const tuesday = { weekday: 'tue', date: null, start: '09:00', end: '12:00' } as const;
const sundayNight = { weekday: 'sun', date: null, start: '22:00', end: '06:00' } as const;
const nothing: Week = { free: [], busy: [], assigned: [] };

function weekOf(free: WeeklySpan[], busy: WeeklySpan[] = [], assigned: WeeklySpan[] = []): Week {
  return {
    free: rangesOfSpans(free),
    busy: rangesOfSpans(busy),
    assigned: rangesOfSpans(assigned),
  };
}

describe('isFreeFor', () => {
  it('is true where free time covers the shift to the minute', () => {
    expect(isFreeFor(tuesday, weekOf([tuesday]))).toBe(true);
    expect(isFreeFor(tuesday, weekOf([{ ...tuesday, end: '11:59' }]))).toBe(false);
    expect(isFreeFor(tuesday, nothing)).toBe(false);
  });

  it('is true back to back with a class or a shift', () => {
    const week = weekOf(
      [{ weekday: 'tue', start: '08:00', end: '20:00' }],
      [{ weekday: 'tue', start: '08:00', end: '09:00' }],
      [{ weekday: 'tue', start: '12:00', end: '15:00' }],
    );
    expect(isFreeFor(tuesday, week)).toBe(true);
  });

  it('reads a night over the week’s end', () => {
    expect(isFreeFor(sundayNight, weekOf([sundayNight]))).toBe(true);
    const untilMidnight = { ...sundayNight, end: '00:00' };
    expect(isFreeFor(sundayNight, weekOf([untilMidnight]))).toBe(false);
    const mondayMorning = { weekday: 'mon', start: '00:00', end: '06:00' } as const;
    expect(isFreeFor(sundayNight, weekOf([untilMidnight, mondayMorning]))).toBe(true);
  });

  it('reads a date as its weekday', () => {
    const date = { weekday: null, date: '2026-11-24', start: '09:00', end: '12:00' };
    expect(isFreeFor(date, weekOf([tuesday]))).toBe(true);
  });
});
