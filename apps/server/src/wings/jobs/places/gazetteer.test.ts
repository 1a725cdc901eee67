import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cityName, nameCharacters, type Place } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { serverRoot } from '../../../platform/server-root.ts';
import { GAZETTEER_HASH, GAZETTEER_VERSION } from './gazetteer-version.ts';
import { loadGazetteer, requestGazetteer } from './load-gazetteer.ts';
import { gazetteerFile, readGazetteer } from './read-gazetteer.ts';
import { isSpelledOneWay } from './spelled-one-way.ts';

describe('the file of places', () => {
  it('is the one that the version and the notice name', async () => {
    const hash = createHash('sha256')
      .update(await readFile(gazetteerFile))
      .digest('hex');
    expect(hash).toBe(GAZETTEER_HASH);
    expect(await readFile(join(serverRoot, 'data', 'README.md'), 'utf8')).toContain(hash);
  });

  it('holds every place once, with a point in or near the United States', async () => {
    const places = await readGazetteer();
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places).toHaveLength(61_832);
    const wrong = places.filter(
      ({ id, label, state, latitude, longitude, rank }) =>
        !/^(?:city|zip|campus)-[0-9]{1,10}$/.test(id) ||
        label === '' ||
        !/^[A-Z]{2}$/.test(state) ||
        !(latitude > -15 && latitude < 72) ||
        !(longitude >= -180 && longitude < 180) ||
        !Number.isInteger(rank),
    );
    expect(wrong).toEqual([]);
  });

  it('holds no city or campus that cannot be typed', async () => {
    const labels = (await readGazetteer())
      .filter(({ id }) => !id.startsWith('zip-'))
      .map(({ label }) => label);
    const city = cityName('Please enter a city');
    expect(labels.filter((label) => !city.safeParse(label).success)).toEqual([]);
    expect(labels.filter((label) => nameCharacters(label) !== label)).toEqual([]);
  });
});

describe('loading the places', () => {
  let app: TestApp;
  let jobIds: string[];

  beforeAll(async () => {
    app = await createTestApp();
    const employer = await signUpEmployer(app);
    jobIds = [
      await insertJob(app, employer, { zip_code: '27606' }),
      await insertJob(app, employer, { city: 'chapel hill' }),
      await insertJob(app, employer, { zip_code: '90210' }),
      await insertJob(app, employer, { location_type: 'Remote', zip_code: '27606' }),
      await insertJob(app, employer, { city: 'Nowhere at all' }),
    ];
    await requestGazetteer(app.database);
    await app.runTasks();
  });

  afterAll(() => app.close());

  it('fills the gazetteer and locates the jobs of before', async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from places`.execute(app.database);
    expect(rows).toEqual([{ count: 61_832 }]);
    const jobs = await app.database.selectFrom('jobs').select(['id', 'place_id']).execute();
    const places = new Map(jobs.map(({ id, place_id }) => [id, place_id]));
    expect(jobIds.map((id) => places.get(id))).toEqual([
      'zip-27606',
      'city-4460162',
      // A ZIP code of California, in Raleigh, NC.
      'city-4487042',
      null,
      null,
    ]);
  });

  it.each([
    ['nc state', 'North Carolina State University at Raleigh'],
    ['nc state university', 'North Carolina State University at Raleigh'],
    ['unc', 'University of North Carolina at Chapel Hill'],
    ['unc chapel hill', 'University of North Carolina at Chapel Hill'],
    ['UNC Wilm', 'University of North Carolina Wilmington'],
    ['ucla', 'University of California-Los Angeles'],
    ['ohio state', 'Ohio State University-Main Campus'],
    ['penn state', 'The Pennsylvania State University'],
    ['mit', 'Massachusetts Institute of Technology'],
    ['ut austin', 'The University of Texas at Austin'],
    ['georgia tech', 'Georgia Institute of Technology-Main Campus'],
    ['virginia tech', 'Virginia Polytechnic Institute and State University'],
    ['uc berkeley', 'University of California-Berkeley'],
    ['port', 'Portland'],
    ['san f', 'San Francisco'],
    ['raleigh', 'Raleigh'],
  ])('suggests for %j first %s', async (q, label) => {
    const response = await app.api.findPlaces({ query: { q } });
    const { places } = response.json<{ places: Place[] }>();
    expect(places[0]?.label).toBe(label);
  });

  it('knows which cities are written in several ways', async () => {
    const { rows } = await sql<{ key: string; isPlain: boolean }>`
      select place_key(label) as key, bool_and(lower(label) = place_key(label)) as "isPlain"
      from places where kind = 'city' group by 1`.execute(app.database);
    const isOneWay = await Promise.all(rows.map(({ key }) => isSpelledOneWay(app.database, key)));
    expect(isOneWay).toEqual(rows.map(({ isPlain }) => isPlain));
    expect(rows.filter(({ isPlain }) => !isPlain).length).toBeGreaterThan(200);
  });

  it('is requested only once', async () => {
    await requestGazetteer(app.database);
    const { rows } = await sql`select from graphile_worker.jobs`.execute(app.database);
    expect(rows).toEqual([]);
  });

  it('changes nothing when another instance has done it', async () => {
    const before = await sql`select max(xmin::text::bigint) from places`.execute(app.database);
    await loadGazetteer.run(app.platform, { version: GAZETTEER_VERSION });
    const after = await sql`select max(xmin::text::bigint) from places`.execute(app.database);
    expect(after.rows).toEqual(before.rows);
  });

  it('leaves the places of another version to its instances', async () => {
    await expect(loadGazetteer.run(app.platform, { version: 'another' })).rejects.toThrow(
      'another version',
    );
  });
});
