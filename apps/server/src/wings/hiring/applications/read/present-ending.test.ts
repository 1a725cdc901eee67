import { expect, it } from 'vitest';
import { presentEnding } from './present-ending.ts';

it.each([
  ['submitted', null, null, { status: 'submitted', endedReason: null }],
  ['submitted', null, 'filled', { status: 'ended', endedReason: 'filled' }],
  ['ended', 'no_answer', null, { status: 'ended', endedReason: 'no_answer' }],
  ['declined', null, 'closed', { status: 'declined', endedReason: null }],
] as const)('presents %s, ended as %s, of a job closed as %s', (stored, ended, closed, shown) => {
  expect(presentEnding(stored, { ended_reason: ended, closed_reason: closed })).toEqual(shown);
});

it('presents a reason that only a newer version knows as closed', () => {
  const row: Parameters<typeof presentEnding>[1] = JSON.parse(
    '{ "ended_reason": "franchise_moved", "closed_reason": null }',
  );
  expect(presentEnding('ended', row)).toEqual({ status: 'ended', endedReason: 'closed' });
});
