import { expect, it } from 'vitest';
import { fieldOfIssue } from './field-of-issue.ts';

it.each([
  [['city'], 'city'],
  [['tags', 3], 'tags'],
  [['shifts'], 'shifts'],
  [['shifts', 2, 'end'], 'shifts.2.end'],
  [['shifts', '0'], 'shifts.0.weekday'],
  [['employerId'], null],
  [[], null],
])('finds the field of a problem at %j', (path, field) => {
  expect(fieldOfIssue(path)).toBe(field);
});
