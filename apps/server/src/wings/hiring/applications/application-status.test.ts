import { describe, expect, it } from 'vitest';
import { actionOf } from './application-status.ts';

describe('the action that a status change means', () => {
  it.each([
    ['accepted', 'submitted', 'accept'],
    ['declined', 'submitted', 'decline'],
    ['under_review', 'submitted', 'review'],
    ['interviewing', 'submitted', 'interview'],
    ['submitted', 'under_review', 'unstage'],
    ['submitted', 'declined', 'reopen'],
    ['submitted', 'accepted', 'unstage'],
  ] as const)('by setting %s on one that is %s: %s', (target, current, action) => {
    expect(actionOf(target, current)).toBe(action);
  });
});
