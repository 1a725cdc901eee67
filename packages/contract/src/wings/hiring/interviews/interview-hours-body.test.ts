import { describe, expect, it } from 'vitest';
import { interviewHoursBody } from './interview-hours-body.ts';
import type { InterviewHours } from './interview-schemas.ts';

const HOURS: InterviewHours = {
  minutes: 30,
  weekly: [],
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 7,
  place: { kind: 'onsite', text: '12 Main St' },
  invite: 'by_hand',
};
const OVERLAP = 'Two of these times overlap. Please merge them.';
const TOO_SHORT = 'Each time must be at least as long as one interview: 30 minutes';

function problemOf(change: Partial<InterviewHours>): string | undefined {
  return interviewHoursBody.safeParse({ ...HOURS, ...change }).error?.issues[0]?.message;
}

const on = (weekday: 'mon' | 'tue' | 'sun', start: string, end: string) => ({
  weekday,
  start,
  end,
});
const of = (date: string, start: string, end: string) => ({ date, start, end });

describe('interview hours that are saved', () => {
  it('must not end when they start, or be too many', () => {
    const span = of('2026-12-02', '09:00', '09:00');
    expect(problemOf({ dates: [span] })).toBe('A time must not end when it starts');
    const many = Array.from({ length: 61 }, (_, day) =>
      of(new Date(Date.UTC(2026, 11, day + 1)).toISOString().slice(0, 10), '09:00', '10:00'),
    );
    expect(problemOf({ dates: many })).toBe('A job can have up to 60 times');
    expect(problemOf({ dates: many.slice(1) })).toBeUndefined();
  });

  it('name a number to call by phone', () => {
    const byPhone = (text: string) => problemOf({ place: { kind: 'phone', text } });
    expect(byPhone('ask Sam')).toBe('Please enter the phone number to call');
    expect(byPhone('555-0142')).toBe('Please enter the phone number to call');
    expect(byPhone('(919) 555-0142, ask for Sam')).toBeUndefined();
  });

  it('have room for an interview, also where two spans touch', () => {
    expect(problemOf({ weekly: [on('mon', '09:00', '09:25')] })).toBe(TOO_SHORT);
    expect(problemOf({ dates: [of('2026-12-02', '23:50', '00:15')] })).toBe(TOO_SHORT);
    expect(problemOf({ dates: [of('2026-12-02', '23:45', '00:15')] })).toBeUndefined();
    const touching = [on('mon', '09:00', '09:15'), on('mon', '09:15', '09:30')];
    expect(problemOf({ weekly: touching })).toBeUndefined();
    const overSunday = [on('mon', '00:00', '00:15'), on('sun', '23:45', '00:00')];
    expect(problemOf({ weekly: overSunday })).toBeUndefined();
  });

  it('must not overlap, also over midnight and the end of the week', () => {
    const morning = on('mon', '09:00', '11:00');
    expect(problemOf({ weekly: [morning, on('mon', '10:30', '12:00')] })).toBe(OVERLAP);
    expect(problemOf({ weekly: [morning, morning] })).toBe(OVERLAP);
    expect(problemOf({ weekly: [on('tue', '00:30', '01:30'), on('mon', '23:00', '01:00')] })).toBe(
      OVERLAP,
    );
    expect(problemOf({ weekly: [on('mon', '00:30', '01:30'), on('sun', '23:00', '01:00')] })).toBe(
      OVERLAP,
    );
    const dates = [of('2026-12-02', '23:00', '01:00'), of('2026-12-03', '00:00', '02:00')];
    expect(problemOf({ dates })).toBe(OVERLAP);
    expect(problemOf({ weekly: [morning, on('tue', '09:00', '11:00')] })).toBeUndefined();
  });
});
