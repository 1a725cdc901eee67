import { describe, expect, it } from 'vitest';
import {
  allowsAction,
  applicationActions,
  effectiveStatus,
  isAllowedFrom,
  seekerStates,
} from './application-actions.ts';
import { applicationStatuses } from './application-status.ts';

const undecided = ['submitted', 'under_review', 'interviewing'];

describe('the life of an application', () => {
  it.each([
    ['accept', 'accepted', undecided],
    ['unaccept', null, ['accepted']],
    ['decline', 'declined', undecided],
    ['review', 'under_review', undecided],
    ['interview', 'interviewing', undecided],
    ['unstage', 'submitted', undecided],
    ['reopen', 'submitted', ['declined']],
    ['delete', 'ended', ['accepted']],
    ['withdraw', 'withdrawn', [...undecided, 'accepted']],
  ] as const)('%s leads to %s from %j alone', (action, to, from) => {
    expect(applicationActions[action].to).toBe(to);
    expect(applicationStatuses.filter((status) => isAllowedFrom(action, status))).toEqual(from);
  });

  it('requires an active job except to undo an acceptance, to delete and to withdraw', () => {
    const free = Object.entries(applicationActions).filter(([, rule]) => !rule.needsActiveJob);
    expect(free.map(([action]) => action)).toEqual(['unaccept', 'delete', 'withdraw']);
  });

  it.each([
    ['accept', 'submitted', 'Active', true],
    ['accept', 'submitted', 'Closed', false],
    ['decline', 'submitted', 'Closed', false],
    ['withdraw', 'submitted', 'Closed', false],
    ['withdraw', 'accepted', 'Closed', true],
    ['delete', 'accepted', 'Closed', true],
    ['reopen', 'declined', 'Closed', false],
    ['accept', 'declined', 'Active', false],
  ] as const)('%s of one that is %s on a job that is %s: %s', (action, status, jobStatus, may) => {
    expect(allowsAction(action, { status, jobStatus })).toBe(may);
  });

  it('is waiting, theirs or over for its seeker, and always one of these', () => {
    const listed: string[] = Object.values(seekerStates).flat();
    expect(listed.toSorted()).toEqual([...applicationStatuses].toSorted());
  });

  it('ends with its job while it is undecided', () => {
    const effective = (jobStatus: 'Active' | 'Closed') =>
      applicationStatuses.map((status) => effectiveStatus(status, jobStatus));
    expect(effective('Active')).toEqual(applicationStatuses);
    expect(effective('Closed')).toEqual([
      'ended',
      'ended',
      'ended',
      'accepted',
      'declined',
      'withdrawn',
      'ended',
    ]);
  });
});
