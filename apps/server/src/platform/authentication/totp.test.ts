import { describe, expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

/** The secret of RFC 6238, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The vectors of RFC 6238, appendix B, for SHA-1: the last six of eight digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

const at = (seconds: number) => ({ now: new Date(seconds * 1000), afterStep: 0 });

describe('a code of an authenticator', () => {
  it.each(vectors)('at %i seconds is %s', (seconds, code) => {
    expect(findTotpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('may be a step early or late, no more', () => {
    const [, [seconds, code]] = vectors;
    for (const off of [-30, 30]) {
      expect(findTotpStep(SECRET, code, at(seconds + off))).toBe(Math.floor(seconds / 30));
    }
    for (const off of [-90, 90]) {
      expect(findTotpStep(SECRET, code, at(seconds + off))).toBeNull();
    }
  });

  it('is valid once: neither it nor an earlier one after it', () => {
    const [, [seconds, code]] = vectors;
    const step = Math.floor(seconds / 30);
    const now = new Date(seconds * 1000);
    expect(findTotpStep(SECRET, code, { now, afterStep: step - 1 })).toBe(step);
    expect(findTotpStep(SECRET, code, { now, afterStep: step })).toBeNull();
  });

  it('may have blanks', () => {
    expect(findTotpStep(SECRET, ' 081 804 ', at(1_111_111_109))).not.toBeNull();
  });

  it.each(['', '08180', '0818041', '08180x', '٠٨١٨٠٤', '0'.repeat(100_000)])(
    'is nothing else: %.12s',
    (text) => {
      expect(findTotpStep(SECRET, text, at(1_111_111_109))).toBeNull();
    },
  );
});

it('a new secret has 160 bits, and is told to authenticators', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'ann@operators.example'));
  expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'NextShift',
  ]);
});
