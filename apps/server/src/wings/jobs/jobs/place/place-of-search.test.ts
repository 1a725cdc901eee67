import { usStates } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import { placeOfSearch, zipCodeOfSearch } from './place-of-search.ts';

it.each([
  ['Raleigh', 'raleigh', null],
  ['raleigh, NC', 'raleigh', 'NC'],
  [' Raleigh , nc ', 'raleigh', 'NC'],
  ['Winston-Salem,NC', 'winston-salem', 'NC'],
  ['Raleigh, North Carolina', 'raleigh', 'NC'],
  ['Raleigh, NC, USA', 'raleigh', 'NC'],
  ['raleigh nc', 'raleigh', 'NC'],
  ['Chapel  Hill N.C.', 'chapel hill', 'NC'],
  ['winston-salem north carolina', 'winston-salem', 'NC'],
  ['Austin Texas', 'austin', 'TX'],
  ['New York', 'new york', null],
  ['new york ny', 'new york', 'NY'],
  ['New York, New York', 'new york', 'NY'],
  ['Albany New York', 'albany', 'NY'],
  ['Washington State', null, 'WA'],
  ['Washington, DC', 'washington', 'DC'],
  ['washington dc', 'washington', 'DC'],
  ['Port Washington', 'port washington', null],
  ['NC', null, 'NC'],
  ['nc, usa', null, 'NC'],
  ['Texas', null, 'TX'],
  ['north carolina', null, 'NC'],
  ['NC, USA', null, 'NC'],
  ['NC USA', null, 'NC'],
  ['North Carolina, United States', null, 'NC'],
  ['USA', null, null],
  ['NC, Raleigh', 'raleigh', 'NC'],
  ['North Carolina , Chapel Hill', 'chapel hill', 'NC'],
  ['NC Raleigh', 'raleigh', 'NC'],
  ['nc winston-salem', 'winston-salem', 'NC'],
  ['La Crosse', 'la crosse', null],
  ['Mt Airy', 'mt airy', null],
  ['Virginia Beach', 'virginia beach', null],
  ['West New York', 'west new york', null],
  ['Indiana, PA', 'indiana', 'PA'],
  ['Wyoming, Michigan', 'wyoming', 'MI'],
  ['Raleigh NC USA', 'raleigh', 'NC'],
  ['Raleigh, NC 27601', 'raleigh', 'NC'],
  ['Raleigh 27601-1234', 'raleigh', null],
  ['Remoteville', 'remoteville', null],
  ["Raleigh'; --", "raleigh'; --", null],
])('parses %j as city %j and state %j', (location, city, state) => {
  expect(placeOfSearch(location)).toEqual({ city, state, isRemote: false });
});

it.each([
  ['remote', null, null],
  [' Remote ', null, null],
  ['work from home', null, null],
  ['Remote, US', null, null],
  ['remote nc', null, 'NC'],
  ['Remote, North Carolina', null, 'NC'],
  ['remote in Raleigh, NC', 'raleigh', 'NC'],
  ['Remote - Raleigh', 'raleigh', null],
])('parses %j as remote in city %j and state %j', (location, city, state) => {
  expect(placeOfSearch(location)).toEqual({ city, state, isRemote: true });
});

it.each([
  ['27601', '27601'],
  [' 27601-1234 ', '27601'],
  ['2760', undefined],
  ['Raleigh 27601', undefined],
])('reads the ZIP code of %j as %j', (location, code) => {
  expect(zipCodeOfSearch(location)).toBe(code);
});

it.each(usStates)('parses $code, $name and both after a city', ({ code, name }) => {
  expect(placeOfSearch(code)).toEqual({ city: null, state: code, isRemote: false });
  for (const text of [`springfield ${code}`, `Springfield, ${name}`])
    expect(placeOfSearch(text)).toEqual({ city: 'springfield', state: code, isRemote: false });
});

it('takes no city of several words for one in another state', async () => {
  const cities = (await readGazetteer())
    .filter(
      ({ id, label }) => id.startsWith('city-') && label.includes(' ') && !label.includes(','),
    )
    .map(({ label }) => label);
  expect(cities.length).toBeGreaterThan(5_000);
  expect(cities.filter((city) => placeOfSearch(city).state !== null)).toEqual([]);
});
