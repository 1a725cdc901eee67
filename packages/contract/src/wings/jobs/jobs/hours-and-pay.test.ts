import { expect, it } from 'vitest';
import { hoursAndPay, hoursAndPayOfAll } from './hours-and-pay.ts';

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

it('counts the hours of shifts at the same time once for a person, and for everybody each', () => {
  const cook = { ...saturday, start: '10:00', end: '16:00' };
  expect(hoursAndPay([saturday, saturday], pay)).toBe('6 h a week, about $102');
  expect(hoursAndPay([saturday, cook], pay)).toBe('9 h a week, about $153');
  expect(hoursAndPayOfAll([saturday, cook], pay)).toBe('12 h a week, about $204');
  const morning = { ...gala, date: '2026-11-21', start: '01:30', end: '06:00' };
  const within = { ...gala, start: '23:00', end: '01:00' };
  expect(hoursAndPay([morning, gala, within], unpaid)).toBe('8 h on 2 dates');
  expect(hoursAndPayOfAll([morning, gala, within], unpaid)).toBe('11 h on 2 dates');
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
