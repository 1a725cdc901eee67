import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { signWebhook, verifyWebhook } from './webhook-signature.ts';

const body = Buffer.from('{"id":"evt_1"}');
const secret = 'whsec_test';
const signedAt = new Date('2026-11-20T12:00:00.000Z');
const time = 1_795_176_000;
/** `printf '1795176000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test` */
const mac = '60090152ba978d876d34a4d58f9e907bba4c9ca093984824c99feb06c858dd5f';
const wrong = 'f'.repeat(64);

function check(header: string | undefined, now = signedAt, sent = body) {
  return () => verifyWebhook(sent, header, secret, now);
}

const refusal = new AppError('webhook_signature_invalid');

describe('the signature of a webhook', () => {
  it('is the one that Stripe sends', () => {
    expect(signWebhook(body, secret, signedAt)).toBe(`t=${time},v1=${mac}`);
  });

  it('has whole seconds only', () => {
    const now = new Date('2026-11-20T12:00:00.999Z');
    expect(signWebhook(body, secret, now)).toBe(`t=${time},v1=${mac}`);
  });

  it.each([
    ['alone', `t=${time},v1=${mac}`],
    ['among others, as while rolling a secret', `t=${time},v1=${wrong},v1=${mac}`],
    ['beside other schemes', `t=${time},v1=${mac},v0=${wrong}`],
    ['in any order', `v1=${mac}, t=${time}`],
  ])('is accepted %s', (_, header) => {
    expect(check(header)).not.toThrow();
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another kind', 'Bearer abc'],
    ['without a time', `v1=${mac}`],
    ['without a signature', `t=${time}`],
    ['wrong', `t=${time},v1=${wrong}`],
    ['of another scheme only', `t=${time},v0=${mac}`],
    ['cut short', `t=${time},v1=${mac.slice(0, 62)}`],
    ['too long', `t=${time},v1=${mac}00`],
    ['no hexadecimal number', `t=${time},v1=${'z'.repeat(64)}`],
    ['for another time', `t=${time + 1},v1=${mac}`],
    ['for two times', `t=${time + 1},t=${time},v1=${mac}`],
    ['for no time', `t=now,v1=${mac}`],
  ])('is refused if it is %s', (_, header) => {
    expect(check(header)).toThrow(refusal);
  });

  it('is refused for other bytes', () => {
    const header = `t=${time},v1=${mac}`;
    expect(check(header, signedAt, Buffer.from('{"id":"evt_2"}'))).toThrow(refusal);
    expect(check(header, signedAt, Buffer.from('{"id": "evt_1"}'))).toThrow(refusal);
    expect(check(header, signedAt, Buffer.alloc(0))).toThrow(refusal);
  });

  it('is refused for another secret', () => {
    expect(check(signWebhook(body, 'whsec_other', signedAt))).toThrow(refusal);
  });

  it.each([
    ['12:05:00.000', '11:55:00.000'],
    ['12:05:00.999', '11:55:00.001'],
  ])('is valid for 300 seconds in either direction (%s, %s)', (late, early) => {
    const header = `t=${time},v1=${mac}`;
    expect(check(header, new Date(`2026-11-20T${late}Z`))).not.toThrow();
    expect(check(header, new Date(`2026-11-20T${early}Z`))).not.toThrow();
  });

  it('is refused if it is older, or further in the future', () => {
    const header = `t=${time},v1=${mac}`;
    expect(check(header, new Date('2026-11-20T12:05:01.000Z'))).toThrow(refusal);
    expect(check(header, new Date('2026-11-20T11:54:59.999Z'))).toThrow(refusal);
  });
});
