import { applicationStatuses } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { actionOf, allows, transitions } from './application-status.ts';

describe('the life of an application', () => {
  it.each([
    ['accept', 'accepted', ['submitted', 'under_review', 'interviewing']],
    ['decline', 'declined', ['submitted', 'under_review', 'interviewing']],
    ['review', 'under_review', ['submitted', 'under_review', 'interviewing']],
    ['interview', 'interviewing', ['submitted', 'under_review', 'interviewing']],
    ['unstage', 'submitted', ['submitted', 'under_review', 'interviewing']],
    ['reopen', 'submitted', ['declined']],
    ['withdraw', 'withdrawn', ['submitted', 'under_review', 'interviewing']],
  ] as const)('%s leads to %s from %j alone', (action, to, from) => {
    expect(transitions[action].to).toBe(to);
    expect(applicationStatuses.filter((status) => allows(action, status))).toEqual(from);
  });

  it('asks for an active job except to say no', () => {
    const free = Object.entries(transitions).filter(([, { needsActiveJob }]) => !needsActiveJob);
    expect(free.map(([action]) => action)).toEqual(['decline', 'withdraw']);
  });

  it.each([
    ['accepted', 'submitted', 'accept'],
    ['declined', 'submitted', 'decline'],
    ['under_review', 'submitted', 'review'],
    ['interviewing', 'submitted', 'interview'],
    ['submitted', 'under_review', 'unstage'],
    ['submitted', 'declined', 'reopen'],
    ['submitted', 'accepted', 'unstage'],
  ] as const)('setting %s on one that is %s means: %s', (target, current, action) => {
    expect(actionOf(target, current)).toBe(action);
  });
});
