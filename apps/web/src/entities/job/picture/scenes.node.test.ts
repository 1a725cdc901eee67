import { industries, sceneOf, tradeThings } from '@nextshift/contract';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const file = readFileSync(new URL('scenes.svg', import.meta.url), 'utf8');
const job = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  industry: null,
  schedule: null,
  title: 'Helper',
};

it('draws things that are in the file, several for each industry', () => {
  const symbols = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  for (const industry of industries) {
    const drawn = Array.from({ length: 24 }, (_, n) =>
      sceneOf({ ...job, industry, id: n.toString(16).padStart(6, '0') }),
    );
    expect(new Set(drawn.map(({ thing }) => thing)).size).toBe(2);
    expect(new Set(drawn.map(({ place }) => place)).size).toBe(3);
    expect(new Set(drawn.map(({ time }) => time)).size).toBe(4);
    for (const { place, thing } of drawn) {
      expect(symbols).toContain(place);
      expect(symbols).toContain(thing);
    }
  }
});

it('draws each trade in less than two kilobytes', () => {
  const drawn = [...file.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)];
  for (const thing of tradeThings) {
    const [symbol = ''] = drawn.find(([, id]) => id === thing) ?? [];
    expect(symbol.length, thing).toBeGreaterThan(100);
    expect(symbol.length, thing).toBeLessThan(2000);
  }
});

it.each([
  ['Morning Barista', 'Restaurant-1'],
  ['Pizza Delivery Driver', 'pizza'],
  ['Dog Daycare Attendant', 'paw'],
  ['Site Cleanup Laborer', 'bucket'],
  ['Math Tutor', 'board'],
  ['Guitar Teacher', 'note'],
  ['Farmers Market Helper', 'plant'],
  ['Lifeguard', 'ring'],
  ['IT Helper', 'Technology-1'],
  ['Game Floor Attendant', 'ticket'],
])('pictures the trade of %s', (title, thing) => {
  expect(sceneOf({ ...job, industry: 'Finance', title }).thing).toBe(thing);
});

it.each([
  ['Weekday mornings', 'morning'],
  ['Friday evenings, 5 to 9', 'evening'],
  ['Overnight', 'night'],
  ['Tuesday afternoons', 'day'],
  ['Three nights a week, 9 p.m. to 7 a.m.', 'night'],
  ['One Friday, 5:30 p.m. to 9 p.m.', 'evening'],
  ['Weekdays 6 a.m. to 11 a.m.', 'morning'],
  ['Friday to Sunday, 12 pm to 10 pm', 'day'],
])('colors %s as %s', (schedule, time) => {
  expect(sceneOf({ ...job, schedule }).time).toBe(time);
});

it.each(['Security Guard', 'Invoice Clerk', 'Transport Planner', 'Make It Happen'])(
  'sees no trade in a part of %s',
  (title) => {
    expect(sceneOf({ ...job, industry: 'Finance', title }).thing).toMatch(/^Finance-/);
  },
);

it('draws one job always alike', () => {
  expect(sceneOf(job)).toEqual(sceneOf({ ...job }));
});
