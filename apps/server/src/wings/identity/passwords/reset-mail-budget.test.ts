import { MINUTE_MS } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { isResetMailAllowed } from './reset-mail-budget.ts';

describe('another link to reset a password', () => {
  it.each([
    ['a known origin, whatever strangers asked for', true, 4, 500, 0, true],
    ['a known origin that asked for five', true, 5, 5, 0, false],
    ['a new origin, after a stranger elsewhere', false, 0, 12, 0, true],
    ['a new origin that asked for three', false, 3, 3, 0, false],
    ['a new origin, while thirty origins ask', false, 0, 30, 0, false],
  ])('is mailed for %s: %s', (_name, isKnown, fromHere, fromUnknownOrigins, sinceLast, mailed) => {
    expect(isResetMailAllowed(isKnown, { fromHere, fromUnknownOrigins, sinceLast })).toBe(mailed);
  });

  it('is always mailed once the last one is five minutes old', () => {
    const much = { fromHere: 99, fromUnknownOrigins: 99 };
    for (const isKnown of [true, false]) {
      expect(isResetMailAllowed(isKnown, { ...much, sinceLast: 5 * MINUTE_MS })).toBe(true);
      expect(isResetMailAllowed(isKnown, { ...much, sinceLast: 5 * MINUTE_MS - 1 })).toBe(false);
      expect(isResetMailAllowed(isKnown, { ...much, sinceLast: null })).toBe(true);
    }
  });
});
