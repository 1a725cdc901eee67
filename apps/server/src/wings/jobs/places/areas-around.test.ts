import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../test/database/create-test-database.ts';
import { createDatabase, type Database } from '../../../platform/database/database.ts';
import { captureLog } from '../../../../test/captured-log.ts';
import type { Point } from './places.queries.ts';

const EARTH_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where one arrives from a point in a direction after so many miles. */
function travel({ latitude, longitude }: Point, bearing: number, miles: number): Point {
  const [from, angle] = [radians(latitude), miles / EARTH_MILES];
  const sine =
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * sine,
  );
  const turned = longitude + (east * 180) / Math.PI;
  return {
    latitude: (Math.asin(sine) * 180) / Math.PI,
    longitude: turned < -180 ? turned + 360 : turned >= 180 ? turned - 360 : turned,
  };
}

const areaOf = ({ latitude, longitude }: Point) =>
  `${Math.floor(latitude)}:${Math.floor(longitude)}`;

let original: TestDatabase;
let database: Database;

beforeAll(async () => {
  original = await createTestDatabase();
  const { connectionString } = original;
  database = createDatabase({ connectionString, log: captureLog().logger, max: 1 });
});

afterAll(async () => {
  await database.destroy();
  await original.drop();
});

interface Circle extends Point {
  readonly miles: number;
}

async function areasOfEach(circles: readonly Circle[]): Promise<string[][]> {
  const { rows } = await sql<{ areas: string[] }>`
    select areas_around(latitude, longitude, miles) as areas
    from unnest(
      ${circles.map(({ latitude }) => latitude)}::float8[],
      ${circles.map(({ longitude }) => longitude)}::float8[],
      ${circles.map(({ miles }) => miles)}::float8[]) with ordinality
      as circle (latitude, longitude, miles, at)
    order by at`.execute(database);
  return rows.map(({ areas }) => areas);
}

async function areasAround(point: Point, miles: number): Promise<string[]> {
  const [areas = []] = await areasOfEach([{ ...point, miles }]);
  return areas;
}

describe('the areas around a point', () => {
  it('are one where the circle lies within it', async () => {
    expect(await areasAround({ latitude: 35.5, longitude: -78.5 }, 10)).toEqual(['35:-79']);
  });

  it('are those on both sides of a border', async () => {
    const areas = await areasAround({ latitude: 35.99, longitude: -78.99 }, 10);
    expect(areas.sort()).toEqual(['35:-79', '35:-80', '36:-79', '36:-80']);
  });

  it.each([179.99, -179.99])('continue across the date line, from %d', async (longitude) => {
    expect(await areasAround({ latitude: 52.5, longitude }, 5)).toEqual(['52:179', '52:-180']);
  });

  it.each([
    { latitude: 90, longitude: 0.5, area: '89:0' },
    { latitude: -90, longitude: 0.5, area: '-90:0' },
    { latitude: Number.MIN_VALUE, longitude: -Number.MIN_VALUE, area: '0:-1' },
  ])('are known of any point, as $latitude, $longitude', async ({ area, ...point }) => {
    expect(await areasAround(point, 25)).toContain(area);
  });

  it('contain every point of the circle, without naming one twice', async () => {
    const circle = fc.record({
      latitude: fc.double({ min: -75, max: 75, noNaN: true }),
      longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
      bearing: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      miles: fc.double({ min: 1, max: 100, noNaN: true }),
    });
    const circles = fc.sample(circle, { seed: 95, numRuns: 2_000 });
    const areasOf = await areasOfEach(circles);
    for (const [index, { bearing, miles, ...center }] of circles.entries()) {
      const areas = areasOf[index] ?? [];
      expect(areas).toContain(areaOf(travel(center, bearing, miles * 0.999_999)));
      expect(new Set(areas).size).toBe(areas.length);
    }
  });
});
