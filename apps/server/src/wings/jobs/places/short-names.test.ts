import { expect, it } from 'vitest';
import { initialsOfCampus, shortNamesOfCampus } from './short-names.ts';

it.each([
  ['North Carolina State University at Raleigh', 'NC', 'NC State University Raleigh'],
  ['University of North Carolina at Chapel Hill', 'NC', 'UNC Chapel Hill'],
  ['University of North Carolina Wilmington', 'NC', 'UNC Wilmington'],
  ['University of California-Los Angeles', 'CA', 'UC Los Angeles'],
  ['The University of Texas at Austin', 'TX', 'UT Austin'],
  ['University of Wisconsin-Madison', 'WI', 'UW Madison'],
  ['Georgia Institute of Technology', 'GA', 'Georgia Tech'],
  ['Virginia Polytechnic Institute and State University', 'VA', 'Virginia Tech'],
  ['North Carolina A & T State University', 'NC', 'NC A & T State University'],
])('calls %s, %s, also %s', (label, state, name) => {
  expect(shortNamesOfCampus(label, state)).toContain(name);
});

it.each([
  ['University of California-Los Angeles', ['UCLA']],
  ['Massachusetts Institute of Technology', ['MIT']],
  ['Duke University', []],
])('makes of %s the initials %j', (label, initials) => {
  expect(initialsOfCampus(label)).toEqual(initials);
});
