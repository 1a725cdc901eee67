import { DAY_MS, MINUTE_MS } from '../../../time.ts';
import { describe, expect, it } from 'vitest';
import { allowsAssignmentAction } from './assignment-actions.ts';

const shift = {
  status: 'offered',
  startsAt: '2026-11-21T12:00:00Z',
  endsAt: '2026-11-21T18:00:00Z',
  noShowAt: null,
  mustConfirm: false,
} as const;
const at = (moment: string, afterMs = 0) => new Date(Date.parse(moment) + afterMs);

describe('a shift on a date', () => {
  it.each(['confirm', 'cancel'] as const)('lets %s until it starts', (action) => {
    expect(allowsAssignmentAction(action, shift, at(shift.startsAt, -1))).toBe(true);
    expect(allowsAssignmentAction(action, shift, at(shift.startsAt))).toBe(false);
    const cancelled = { ...shift, status: 'cancelled' } as const;
    expect(allowsAssignmentAction(action, cancelled, at(shift.startsAt, -1))).toBe(false);
  });

  it('can be marked as a no-show from its start until a week after its end', () => {
    for (const status of ['offered', 'confirmed', 'worked'] as const) {
      const given = { ...shift, status };
      expect(allowsAssignmentAction('no-show', given, at(shift.startsAt, -MINUTE_MS))).toBe(false);
      expect(allowsAssignmentAction('no-show', given, at(shift.startsAt))).toBe(true);
      expect(allowsAssignmentAction('no-show', given, at(shift.endsAt, 7 * DAY_MS))).toBe(true);
      expect(allowsAssignmentAction('no-show', given, at(shift.endsAt, 7 * DAY_MS + 1))).toBe(
        false,
      );
    }
  });

  it('is no no-show of somebody who did not agree to cover it', () => {
    const cover = { ...shift, mustConfirm: true };
    expect(allowsAssignmentAction('no-show', cover, at(shift.startsAt))).toBe(false);
    expect(allowsAssignmentAction('confirm', cover, at(shift.startsAt, -1))).toBe(true);
  });

  it('can be taken back as a no-show at any time, disputed or not', () => {
    const noShowAt = '2026-11-22T09:00:00Z';
    for (const status of ['no_show', 'disputed'] as const) {
      const missed = { ...shift, status, noShowAt };
      expect(allowsAssignmentAction('came', missed, at(noShowAt, 99 * DAY_MS))).toBe(true);
    }
    expect(allowsAssignmentAction('came', shift, at(shift.startsAt))).toBe(false);
  });

  it('can be disputed for a week', () => {
    const noShowAt = '2026-11-22T09:00:00Z';
    const missed = { ...shift, status: 'no_show', noShowAt } as const;
    expect(allowsAssignmentAction('dispute', missed, at(noShowAt, 7 * DAY_MS))).toBe(true);
    expect(allowsAssignmentAction('dispute', missed, at(noShowAt, 7 * DAY_MS + 1))).toBe(false);
    const disputed = { ...missed, status: 'disputed' } as const;
    expect(allowsAssignmentAction('dispute', disputed, at(noShowAt))).toBe(false);
  });
});
