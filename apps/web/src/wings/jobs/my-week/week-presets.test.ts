import { minuteOfDay, timesOfShift } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { WEEK_PRESETS } from './week-presets.ts';

const times = [
  ['Weekday mornings', 'weekday-morning'],
  ['Weekday afternoons', 'weekday-afternoon'],
  ['Weekday evenings', 'weekday-evening'],
] as const;

it.each(times)('%s are all hours that a search calls so', (name, time) => {
  const spans = WEEK_PRESETS.find((preset) => preset.name === name)?.spans ?? [];
  expect(spans.map(({ weekday }) => weekday)).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
  const [from, until] = [minuteOfDay(spans[0]?.start ?? ''), minuteOfDay(spans[0]?.end ?? '')];
  const isOfTime = (minute: number) => {
    const start = new Date(minute * 60_000).toISOString().slice(11, 16);
    return timesOfShift({ weekday: 'mon', date: null, start }).includes(time);
  };
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute).filter(isOfTime);
  expect([minutes[0], (minutes.at(-1) ?? 0) + 1]).toEqual([from, until]);
});
