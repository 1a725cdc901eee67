import { describe, expect, it } from 'vitest';
import { type Attempt, findRecoveryTime } from './recovery-time.ts';

const good = (beganAt: number, endedAt = beganAt + 1): Attempt => ({
  beganAt,
  endedAt,
  failure: undefined,
});
const bad = (beganAt: number, endedAt = beganAt + 1): Attempt => ({
  beganAt,
  endedAt,
  failure: 'answered 503',
});

describe('when writes are back after a kill', () => {
  it('is the first success after the last failure', () => {
    expect(findRecoveryTime([good(5), bad(12), bad(20), good(30), good(40)], 10)).toBe(31);
  });

  it('ignores a success between failures', () => {
    expect(findRecoveryTime([bad(12), good(15), bad(20), good(30)], 10)).toBe(31);
  });

  it('counts a failure that began before the kill and ended after it', () => {
    expect(findRecoveryTime([bad(8, 25), good(11, 12), good(30)], 10)).toBe(12);
  });

  it('ignores failures of other kills', () => {
    const attempts = [bad(2), good(12), bad(13), good(20), bad(48, 52), bad(55), good(60)];
    expect(findRecoveryTime(attempts, 10, 50)).toBe(21);
    expect(findRecoveryTime(attempts, 50)).toBe(61);
  });

  it('is undefined without another success', () => {
    expect(findRecoveryTime([good(5), bad(12), bad(20)], 10)).toBeUndefined();
  });
});
