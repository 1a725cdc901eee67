import { expect, it } from 'vitest';
import { placeOfSearch } from './place-of-search.ts';

it.each([
  ['Raleigh', 'raleigh', null],
  ['raleigh, NC', 'raleigh', 'NC'],
  [' Raleigh , nc ', 'raleigh', 'NC'],
  ['Winston-Salem,NC', 'winston-salem', 'NC'],
  ['Raleigh, North Carolina', 'raleigh', null],
  ['Raleigh, NC, USA', 'raleigh', 'NC'],
  ["Raleigh'; --", "raleigh'; --", null],
])('parses %j as city %j and state %j', (location, city, state) => {
  expect(placeOfSearch(location)).toEqual({ city, state });
});
