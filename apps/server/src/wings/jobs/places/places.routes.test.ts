import type { Place } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { fillGazetteer, trianglePlaces } from '../../../../test/database/insert-places.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await fillGazetteer(app);
});

afterAll(() => app.close());

function find(q: string) {
  return app.api.findPlaces({ query: { q } });
}

function findNearest(body: object) {
  return app.api.findNearestPlaces({ body });
}

const idsOf = (response: Awaited<ReturnType<typeof find>>) =>
  response.json<{ places: Place[] }>().places.map(({ id }) => id);

describe('GET /api/places', () => {
  it('finds cities by the beginning of their name, the largest first', async () => {
    const response = await find('ral');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      places: [
        { id: 'city-4487042', kind: 'city', label: 'Raleigh', state: 'NC' },
        { id: 'city-4442797', kind: 'city', label: 'Raleigh', state: 'MS' },
      ],
    });
  });

  it.each([
    ['276', ['zip-27601', 'zip-27606']],
    ['27601', ['zip-27601']],
    ['Raleigh, MS', ['city-4442797']],
    ['RALEIGH  nc', ['city-4487042']],
    ['st. paul', ['city-5045360']],
    ['ncsu', ['campus-199193']],
    ['NC State', ['campus-199193']],
    ['no carolina', ['campus-199120', 'campus-199193']],
    ['unc chapel', ['campus-199120']],
    ['North Car', ['campus-199120', 'campus-199193']],
    ['University of North', ['campus-199120']],
    ['aleigh', []],
    ['%', []],
    ['_aleigh', []],
    ["'; drop table places; --", []],
  ])('finds by %j', async (text, ids) => {
    expect(idsOf(await find(text))).toEqual(ids);
  });

  it.each([
    ['a blank text', '?q=%20', 'Please enter a city, ZIP code or campus'],
    ['no text', '', 'Please enter a city, ZIP code or campus'],
    ['a long text', `?q=${'a'.repeat(101)}`, 'Please use at most 100 characters'],
  ])('refuses %s', async (_what, query, message) => {
    const response = await app.call('GET', `/api/places${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: ['q'], message }] });
  });

  it('finds nothing before the gazetteer is loaded', async () => {
    const bare = await createTestApp();
    try {
      expect((await bare.api.findPlaces({ query: { q: 'ral' } })).json()).toEqual({ places: [] });
    } finally {
      await bare.close();
    }
  });
});

describe('POST /api/places/nearest', () => {
  it('lists the places around a point, the nearest first', async () => {
    const response = await findNearest({ lat: 35.7851, lon: -78.6745 });
    expect(response.statusCode).toBe(200);
    expect(idsOf(response)).toEqual([
      'campus-199193',
      'city-4487042',
      'zip-27601',
      'zip-27606',
      'city-4464368',
      'zip-27701',
      'campus-199120',
      'city-4460162',
    ]);
  });

  it('lists the nearest ZIP code, too, where many other places are nearer', async () => {
    const crowded = await createTestApp();
    try {
      const campus = { state: 'NC', latitude: 35.78, longitude: -78.67, rank: 0, otherName: '' };
      await fillGazetteer(crowded, [
        ...trianglePlaces,
        ...Array.from({ length: 9 }, (_, at) => ({
          ...campus,
          id: `campus-${at + 1}`,
          label: `Campus ${at + 1}`,
        })),
      ]);
      const body = { lat: 35.78, lon: -78.67 };
      const found = idsOf(await crowded.api.findNearestPlaces({ body }));
      expect(found.filter((id) => !id.startsWith('campus-'))).toEqual(['zip-27601']);
      expect(found).toHaveLength(9);
    } finally {
      await crowded.close();
    }
  });

  it('lists nothing where no place is within a hundred miles', async () => {
    const response = await findNearest({ lat: 51.5, lon: 0 });
    expect(response.statusCode).toBe(200);
    expect(idsOf(response)).toEqual([]);
  });

  it.each([[{ lat: 90, lon: 180 }], [{ lat: -90, lon: -180 }], [{ lat: 0, lon: 179.999 }]])(
    'accepts the ends of the map: %j',
    async (point) => {
      expect((await findNearest(point)).statusCode).toBe(200);
    },
  );

  it.each([
    [{ lat: 91, lon: 0 }, 'lat'],
    [{ lat: 0, lon: -181 }, 'lon'],
    [{ lat: '35.7', lon: -78 }, 'lat'],
    [{ lat: 35.7 }, 'lon'],
    [{}, 'lat'],
  ])('refuses %j', async (point, field) => {
    const response = await findNearest(point);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: unknown[] }>().issues[0]).toMatchObject({ path: [field] });
  });

  it('keeps the point out of caches and logs', async () => {
    const response = await findNearest({ lat: 35.123456, lon: -78.654321 });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(app.log.text()).not.toMatch(/35\.123456|78\.654321/);
  });
});
