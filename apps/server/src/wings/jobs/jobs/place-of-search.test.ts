import { usStates } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { placeOfSearch } from './place-of-search.ts';

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
  ["Raleigh'; --", "raleigh'; --", null],
])('parses %j as city %j and state %j', (location, city, state) => {
  expect(placeOfSearch(location)).toEqual({ city, state });
});

it.each(['remote', ' Remote ', 'work from home'])('parses %j as remote', (location) => {
  expect(placeOfSearch(location)).toBe('remote');
});

it.each(usStates)('parses $code, $name and both after a city', ({ code, name }) => {
  expect(placeOfSearch(code)).toEqual({ city: null, state: code });
  for (const text of [`springfield ${code}`, `Springfield, ${name}`])
    expect(placeOfSearch(text)).toEqual({ city: 'springfield', state: code });
});
