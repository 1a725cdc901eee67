import { expect, it } from 'vitest';
import { hoursAndPay } from './hours-and-pay.ts';

const saturday = { weekday: 'sat', date: null, start: '07:00', end: '13:00' } as const;
const sunday = { ...saturday, weekday: 'sun' } as const;
const gala = { weekday: null, date: '2026-11-20', start: '22:00', end: '02:30' } as const;
const hourly = { min: 17, max: 17, basis: 'stated' } as const;
const timeZone = 'America/New_York';
const pay = { hourlyPay: hourly, payFrequency: 'Per Hour', timeZone } as const;
const unpaid = { hourlyPay: null, payFrequency: null, timeZone };

it('says the hours of a week and about what they pay', () => {
  expect(hoursAndPay([saturday, sunday], pay)).toBe('12 h a week, about $204');
  expect(hoursAndPay([saturday], { ...pay, hourlyPay: { ...hourly, min: 15 } })).toBe(
    '6 h a week, about $90–$102',
  );
});

it('says the hours of single dates apart', () => {
  const [late, next] = [gala, { ...gala, date: '2026-11-21' }];
  expect(hoursAndPay([late], pay)).toBe('4.5 h on one date, about $77');
  expect(hoursAndPay([saturday, late, next], unpaid)).toBe('6 h a week; 9 h on 2 dates');
});

it('counts the hours of a night in which clocks change as they pass', () => {
  const night = { ...gala, date: '2026-10-31', end: '06:00' };
  expect(hoursAndPay([night], pay)).toBe('9 h on one date, about $153');
  expect(hoursAndPay([night], { ...pay, timeZone: 'America/Phoenix' })).toBe(
    '8 h on one date, about $136',
  );
});

it('says nothing without shifts', () => {
  expect(hoursAndPay([], pay)).toBeNull();
});

it('says no sum for a gig that pays once', () => {
  expect(hoursAndPay([gala], { ...pay, payFrequency: 'One Time' })).toBe('4.5 h on one date');
});
