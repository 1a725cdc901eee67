import { describe, expect, it } from 'vitest';
import { allowsAction, applicationActions, isAllowedFrom } from './application-actions.ts';
import { applicationStatuses } from './application-status.ts';

const undecided = ['submitted', 'under_review', 'interviewing'];

describe('the life of an application', () => {
  it.each([
    ['accept', 'accepted', undecided],
    ['decline', 'declined', undecided],
    ['review', 'under_review', undecided],
    ['interview', 'interviewing', undecided],
    ['unstage', 'submitted', undecided],
    ['reopen', 'submitted', ['declined']],
    ['delete', null, ['accepted']],
    ['withdraw', 'withdrawn', undecided],
  ] as const)('%s leads to %s from %j alone', (action, to, from) => {
    expect(applicationActions[action].to).toBe(to);
    expect(applicationStatuses.filter((status) => isAllowedFrom(action, status))).toEqual(from);
  });

  it('requires an active job except to decline and to withdraw', () => {
    const free = Object.entries(applicationActions).filter(([, rule]) => !rule.needsActiveJob);
    expect(free.map(([action]) => action)).toEqual(['decline', 'delete', 'withdraw']);
  });

  it.each([
    ['accept', 'submitted', 'Active', true],
    ['accept', 'submitted', 'Closed', false],
    ['decline', 'submitted', 'Closed', true],
    ['reopen', 'declined', 'Closed', false],
    ['accept', 'declined', 'Active', false],
  ] as const)('%s of one that is %s on a job that is %s: %s', (action, status, jobStatus, may) => {
    expect(allowsAction(action, { status, jobStatus })).toBe(may);
  });
});
