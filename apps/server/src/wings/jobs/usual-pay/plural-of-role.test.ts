import { expect, it } from 'vitest';
import { pluralOfRole } from './find-usual-pay.ts';

it.each([
  ['barista', 'baristas'],
  ['research assistant', 'research assistants'],
  ['waitress', 'waitresses'],
  ['coach', 'coaches'],
  ['secretary', 'secretaries'],
  ['delivery person', 'delivery people'],
  ['kitchen staff', 'kitchen staff'],
])('the plural of %s is %s', (role, plural) => {
  expect(pluralOfRole(role)).toBe(plural);
});
