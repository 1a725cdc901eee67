import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createCacheKeys } from './cache-keys.ts';

const keys = createCacheKeys();
keys.addList('/jobs/searchjobs', {
  parameters: ['searchLocation', 'cursor', 'type'],
  caseless: ['searchLocation'],
});

describe('the key of a list', () => {
  it.each([
    '/jobs/searchjobs?searchLocation=raleigh&type=Part-time',
    '/jobs/searchjobs?type=Part-time&searchLocation=Raleigh',
    '/jobs/searchjobs?searchLocation=%20RALEIGH%20&type=Part-time',
    '/jobs/searchjobs?searchLocation=Raleigh&utm_source=poster&type=Part-time',
  ])('is the same for %s', (url) => {
    expect(keys.keyOf(url)).toBe(
      '/jobs/searchjobs [["searchLocation","raleigh"],["type","Part-time"]]',
    );
  });

  it.each([
    ['another city', 'searchLocation=Cary', 'searchLocation=Raleigh'],
    ['another page', 'cursor=Ab', 'cursor=aB'],
    ['a different case where case matters', 'type=Part-time', 'type=part-time'],
    ['an extra question mark', '?searchLocation=Raleigh', 'searchLocation=Raleigh'],
    ['an invalid escape', 'searchLocation=a%20%', 'searchLocation=a+%25'],
    ['a letter that only looks Latin', 'searchLocation=O%E2%84%AA', 'searchLocation=OK'],
    ['a parameter twice', 'type=Contract&type=Internship', 'type=Contract'],
  ])('differs for %s', (_difference, one, other) => {
    const [first, second] = [one, other].map((query) => keys.keyOf(`/jobs/searchjobs?${query}`));
    expect(first).not.toBe(second);
  });
});

describe('the key of a URL', () => {
  const app = fastify();
  app.get('/jobs/searchjobs', async ({ query }) => ({ query }));

  afterAll(() => app.close());

  it('is what the route reads, however the URL is spelled', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const parts = fc.constantFrom(
      '?',
      '&',
      '=',
      '%',
      '+',
      '2',
      'aA',
      ';',
      '[]',
      'type',
      'cursor',
      '%E2%84%AA',
    );
    const query = fc.array(parts, { maxLength: 12 }).map((each) => each.join(''));
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const path = `/jobs/searchjobs?${text}`;
        const read = await readByRoute(Number(port), path);
        const known = ['cursor', 'searchLocation', 'type'].flatMap((name) => {
          const value = read[name];
          if (value === undefined) return [];
          return [[name, name === 'searchLocation' ? value.trim().toLowerCase() : value]];
        });
        expect(keys.keyOf(path)).toBe(`/jobs/searchjobs ${JSON.stringify(known)}`);
      }),
      { numRuns: 300 },
    );
  });
});

/** Sends the path unchanged: a client that normalizes URLs would hide the differences. */
function readByRoute(port: number, path: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path }, (response) => {
      json(response).then(
        (body) => resolve((body as { query: Record<string, string> }).query),
        reject,
      );
    }).on('error', reject);
  });
}

it('is the URL itself for any other URL', () => {
  expect(keys.keyOf('/jobs?searchLocation=Raleigh')).toBe('/jobs?searchLocation=Raleigh');
});

it('is missing for URLs of more than 500 characters', () => {
  expect(keys.keyOf(`/jobs?searchLocation=${'x'.repeat(500)}`)).toBeUndefined();
});
