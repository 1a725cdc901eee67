import { databaseOn } from '@nextshift/server/platform/database/database';
import { findPlacesNear } from '@nextshift/server/wings/jobs/places/places.queries';
import {
  type GazetteerPlace,
  readGazetteer,
} from '@nextshift/server/wings/jobs/places/read-gazetteer';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { seededRandom } from '@nextshift/demo-data';
import pg from 'pg';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';

const PAIRS = 1_000_000;
const CHUNK = 10_000;
const CENTERS = 200;
const RADII = [1, 5, 25, 100] as const;
/** Pairs of which the second lies near the first, where searches look. */
const NEAR_DEGREES = 1.5;
const EARTH_MILES = 3958.7613;

type Vector = readonly [number, number, number];
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const distances: Bench = {
  name: 'distances',
  title: 'Distances of the database, compared with the angles between vectors of the globe',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const dataDir = await testbed.board('10-thousand');
    await testbed.start(dataDir);
    const pool = new pg.Pool({ connectionString: databaseAddress(dataDir), max: 1 });
    testbed.afterwards(() => pool.end());
    const places = await readGazetteer();
    const worst = await measureError(pool, places);
    const { expected, found, wrong } = await measureRecall(pool, places);
    return {
      measurements: [
        {
          what: 'largest error of a distance',
          unit: '%',
          figure: worst * 100,
          goal: { atMost: 0.1 },
        },
        {
          what: 'places within a radius that are found',
          unit: '%',
          figure: (found / expected) * 100,
          goal: { atLeast: 100 },
        },
        { what: 'places found outside of it', unit: 'places', figure: wrong, goal: { atMost: 0 } },
      ],
      sizes: {
        pairs: PAIRS,
        centers: CENTERS,
        radii: RADII.join(', '),
        'places of the gazetteer': places.length,
        'places within the radii': expected,
      },
    };
  },
};

/** The largest share by which a distance is off. Half of the pairs lie near each other. */
async function measureError(pool: pg.Pool, places: readonly GazetteerPlace[]): Promise<number> {
  const random = seededRandom('distances');
  let worst = 0;
  for (let start = 0; start < PAIRS; start += CHUNK) {
    const pairs = Array.from({ length: CHUNK }, (_, at) => {
      const from = random.pick(places);
      const offset = () => (random.next() * 2 - 1) * NEAR_DEGREES;
      const near = { latitude: from.latitude + offset(), longitude: from.longitude + offset() };
      return { from, to: at % 2 === 0 ? random.pick(places) : near };
    });
    const { rows } = await pool.query<{ miles: number }>(
      `select miles_between(a, b, c, d) as miles
       from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) with ordinality as pair (a, b, c, d, place)
       order by place`,
      [
        pairs.map(({ from }) => from.latitude),
        pairs.map(({ from }) => from.longitude),
        pairs.map(({ to }) => to.latitude),
        pairs.map(({ to }) => to.longitude),
      ],
    );
    for (const [at, { from, to }] of pairs.entries()) {
      const exact = milesBetween(vectorOf(from), vectorOf(to));
      const miles = rows[at]?.miles ?? Number.NaN;
      const off = exact === 0 ? miles : Math.abs(miles - exact) / exact;
      if (Number.isNaN(off)) throw new Error('A distance is missing.');
      worst = Math.max(worst, off);
    }
  }
  return worst;
}

/** The places that are found near others, compared with every place of the gazetteer. */
async function measureRecall(pool: pg.Pool, places: readonly GazetteerPlace[]) {
  const random = seededRandom('recall');
  const database = databaseOn(pool);
  const others = places.map((place) => ({ id: place.id, vector: vectorOf(place) }));
  const all = { expected: 0, found: 0, wrong: 0 };
  for (let round = 0; round < CENTERS; round += 1) {
    const center = random.pick(places);
    const from = vectorOf(center);
    const miles = others.map(({ id, vector }) => [id, milesBetween(from, vector)] as const);
    for (const radius of RADII) {
      const within = new Set(miles.filter(([, far]) => far <= radius).map(([id]) => id));
      const limit = places.length;
      const found = await findPlacesNear(database, center, { miles: radius, limit });
      const right = found.filter(({ id }) => within.has(id)).length;
      all.expected += within.size;
      all.found += right;
      all.wrong += found.length - right;
    }
  }
  return all;
}

/** The angle between two vectors of the globe: not the formula of the database. */
function milesBetween(a: Vector, b: Vector): number {
  const cross = Math.hypot(
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  );
  return EARTH_MILES * Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

function vectorOf({ latitude, longitude }: Point): Vector {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
