import { seededRandom } from '@nextshift/demo-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { fillGazetteer } from '../../../../test/database/insert-places.ts';
import { findPlacesNear, type Point } from './places.queries.ts';
import type { GazetteerPlace } from './read-gazetteer.ts';

const EARTH_MILES = 3958.7613;
const PLACES = 3_000;
const random = seededRandom('miles around');

/** Where the places of a region lie: in the Carolinas, in Alaska, and on both sides of the date line. */
const regions = [
  { latitude: [34, 37], longitude: [-81, -77] },
  { latitude: [60, 71], longitude: [-160, -140] },
  { latitude: [51, 53], longitude: [178, 182] },
] as const;

function pointIn({ latitude, longitude }: (typeof regions)[number]): Point {
  const turned = random.int(longitude[0] * 1e4, longitude[1] * 1e4) / 1e4;
  return {
    latitude: random.int(latitude[0] * 1e4, latitude[1] * 1e4) / 1e4,
    longitude: turned >= 180 ? turned - 360 : turned,
  };
}

/** The angle between two vectors of the globe: not the formula of the database. */
function milesBetween(one: Point, other: Point): number {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  const cross = Math.hypot(
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  );
  return EARTH_MILES * Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

function vectorOf(point: Point): readonly [number, number, number] {
  const [latitude, longitude] = [point.latitude, point.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number];
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
}

let app: TestApp;
let places: GazetteerPlace[];

beforeAll(async () => {
  app = await createTestApp();
  places = Array.from({ length: PLACES }, (_, index) => ({
    id: `zip-${10_000 + index}`,
    label: `${10_000 + index}`,
    state: 'NC',
    rank: 0,
    otherName: '',
    ...pointIn(random.pick(regions)),
  }));
  await fillGazetteer(app, places);
});

afterAll(() => app.close());

it('are those of every place within the radius, and of no other', async () => {
  let found = 0;
  for (let round = 0; round < 40; round += 1) {
    const center = pointIn(random.pick(regions));
    for (const radius of [1, 10, 42.5, 100]) {
      const expected = new Map(
        places
          .map((place) => [place.id, milesBetween(center, place)] as const)
          .filter(([, miles]) => miles <= radius),
      );
      const limit = places.length;
      const rows = await findPlacesNear(app.database, center, { miles: radius, limit });
      expect(rows.map(({ id }) => id).toSorted()).toEqual([...expected.keys()].toSorted());
      for (const { id, miles } of rows) {
        expect(Math.abs(miles - (expected.get(id) ?? 0))).toBeLessThan(1e-6);
      }
      found += rows.length;
    }
  }
  expect(found).toBeGreaterThan(1_000);
});
