import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    '/',
    '/profile',
    '/history?tab=saved',
    '/jobs?searchLocation=Raleigh&type=Part-time#top',
  ])('accepts %s', (path) => {
    expect(nextPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'profile',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '/\\\\evil.com',
    '/.//evil.com',
    '/..//evil.com',
    '/a/..//evil.com',
    '/%2e//evil.com',
    '\\\\evil.com',
    '/a\\..\\b',
    '/\t/evil.com',
    '/\n/evil.com',
    ' /profile',
    'https://evil.com',
    'https:evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%5c\\evil',
    '?next=/x',
    '#x',
  ])('refuses %j', (text) => {
    expect(nextPath(text)).toBeNull();
  });

  it('never leaves the site, for any input', () => {
    const site = 'https://nextshift.test';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '\t',
      '\n',
      '@',
      ':',
      'evil.com',
      '..',
      '%2f',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 }))), (pieces) => {
        const path = nextPath(pieces.join(''));
        if (path !== null) expect(new URL(path, site).origin).toBe(site);
      }),
    );
  });
});
