import { describe, expect, it } from 'vitest';
import { findSchoolName } from './school-domains.ts';

const NONE = new Map<string, string>();
const nameOf = (email: string, more: ReadonlyMap<string, string> = NONE) =>
  findSchoolName(email, more);

describe('the school of an address', () => {
  it.each([
    ['robin@ncsu.edu', 'North Carolina State University at Raleigh'],
    ['Robin@NCSU.edu', 'North Carolina State University at Raleigh'],
    ['robin@cs.ncsu.edu', 'North Carolina State University at Raleigh'],
    ['robin@mit.edu', 'Massachusetts Institute of Technology'],
    ['robin@kent.edu', 'Kent State University'],
    ['robin@umn.edu', 'University of Minnesota'],
    ['robin@uconn.edu', 'University of Connecticut'],
    ['robin@d.umn.edu', 'University of Minnesota-Duluth'],
    ['robin@psu.edu', 'The Pennsylvania State University'],
    ['robin@devry.edu', 'DeVry University'],
    ['robin@baruchmail.cuny.edu', 'CUNY'],
    ['robin@ucb.edu.pr', 'Universidad Central de Bayamon'],
  ])('%s is of %s', (email, name) => {
    expect(nameOf(email)).toBe(name);
  });

  it.each([
    'robin@notncsu.edu',
    'robin@ncsu.edu.example.com',
    'robin@ncsu.education',
    'robin@ncsu-edu.com',
    'robin@xncsu.edu@example.com',
    'ncsu.edu@example.com',
    'robin@edu',
    // Mail programs read these as an address of another domain, and something else.
    'robin@evil.example,x.ncsu.edu',
    'robin@evil.example;x.ncsu.edu',
    'robin@evil.example>.ncsu.edu',
    'robin@evil.example(.ncsu.edu',
    'robin@evil.example".ncsu.edu',
    'robin@.ncsu.edu',
    'robin@evil.example%2c.ncsu.edu',
    'robin@evil.example\\.ncsu.edu',
    'robin@gmail.com',
    'robin@pr.gov',
    'robin@de.pr.gov',
    'robin@jimdosite.com',
    // Cyrillic letters.
    'robin@ncѕu.edu',
  ])('%s is of none', (email) => {
    expect(nameOf(email)).toBeNull();
  });

  it('is none for former students', () => {
    expect(nameOf('robin@alumni.ncsu.edu')).toBeNull();
    expect(nameOf('robin@alum.mit.edu')).toBeNull();
  });

  it('may be one of the setting, in letters of any language', () => {
    const more = new Map([
      ['ox.ac.uk', 'University of Oxford'],
      ['xn--uni-kln-e1a.example', 'Universität zu Köln'],
      ['ncsu.edu', 'NC State University'],
    ]);
    expect(nameOf('robin@cs.ox.ac.uk', more)).toBe('University of Oxford');
    expect(nameOf('robin@ac.uk', more)).toBeNull();
    expect(nameOf('robin@UNI-KÖLN.example', more)).toBe('Universität zu Köln');
    expect(nameOf('robin@mail.xn--uni-kln-e1a.example', more)).toBe('Universität zu Köln');
    expect(nameOf('robin@ncsu.edu', more)).toBe('NC State University');
  });
});
