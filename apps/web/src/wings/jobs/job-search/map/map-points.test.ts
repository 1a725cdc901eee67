import { expect, it } from 'vitest';
import { sampleJob } from '../../../../../test/sample-job.ts';
import { mapPoints, pointName } from './map-points.ts';

const at = (title: string, east: number, parts = {}) =>
  sampleJob({
    title,
    offsetMiles: { east, north: 1 },
    distanceMiles: Math.abs(east),
    pointOf: 'zip',
    ...parts,
  });

it('puts jobs of one place together, and remote ones nowhere', () => {
  const points = mapPoints([
    at('Cook', 3),
    at('Barista', -2, { pointOf: 'city' }),
    at('Cashier', 3),
    at('Writer', 1, { locationType: 'Remote' }),
    sampleJob({ title: 'Unknown' }),
  ]);
  expect(points.map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([
    ['Barista'],
    ['Cook', 'Cashier'],
  ]);
  expect(points.map(pointName)).toEqual([
    'Barista at Oak City Coffee, in Raleigh',
    '2 jobs, 3 mi: Cook at Oak City Coffee, ...',
  ]);
});
