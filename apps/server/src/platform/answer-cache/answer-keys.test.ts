import { describe, expect, it } from 'vitest';
import { createAnswerKeys } from './answer-keys.ts';

const keys = createAnswerKeys();
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
    expect(keys.keyOf(url)).toBe('/jobs/searchjobs?searchLocation=raleigh&type=Part-time');
  });

  it.each([
    ['another city', 'searchLocation=Cary', 'searchLocation=Raleigh'],
    ['another page', 'cursor=Ab', 'cursor=aB'],
    ['a value of another case where case matters', 'type=Part-time', 'type=part-time'],
    ['a parameter twice', 'type=Contract&type=Internship', 'type=Contract'],
  ])('differs for %s', (_difference, one, other) => {
    const [first, second] = [one, other].map((query) => keys.keyOf(`/jobs/searchjobs?${query}`));
    expect(first).not.toBe(second);
  });
});

it('of any other address is the address', () => {
  expect(keys.keyOf('/jobs?searchLocation=Raleigh')).toBe('/jobs?searchLocation=Raleigh');
});

it('is given to no address of more than 500 characters', () => {
  expect(keys.keyOf(`/jobs?searchLocation=${'x'.repeat(500)}`)).toBeUndefined();
});
