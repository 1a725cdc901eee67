import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { parseSecretKeys } from './secret-keys.ts';

const box = createSecretBox('a key of more than thirty-two letters');
const otherBox = createSecretBox('another key of more than thirty letters');

describe('the secret box', () => {
  it.each(['', '123456789', 'ünïcödé ☕'])('decrypts %j again', (text) => {
    expect(box.decrypt(box.encrypt(text))).toBe(text);
  });

  it('never seals the same text the same way', () => {
    expect(box.encrypt('123456789')).not.toEqual(box.encrypt('123456789'));
    expect(box.encrypt('123456789').toString('latin1')).not.toContain('123456789');
  });

  it('opens neither with another key nor after tampering', () => {
    const sealed = box.encrypt('123456789');
    expect(() => otherBox.decrypt(sealed)).toThrow();
    for (const at of [0, 12, 28]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box.decrypt(changed)).toThrow();
    }
  });

  it('makes codes and keys that depend on key, text and purpose', () => {
    expect(box.mac('text')).toEqual(box.mac('text'));
    expect(box.mac('text')).toHaveLength(32);
    expect(box.mac('text')).not.toEqual(box.mac('texts'));
    expect(box.mac('text')).not.toEqual(otherBox.mac('text'));
    expect(box.signingKey('one')).toHaveLength(32);
    expect(box.signingKey('one')).not.toEqual(box.signingKey('other'));
  });

  it('opens and verifies with any of several keys, and encrypts and signs with the newest', () => {
    const NEW = 'a newer key of more than thirty-two letters';
    const OLD = 'a key of more than thirty-two letters';
    const both = createSecretBox(`${NEW}, ${OLD}`);
    const newest = createSecretBox(NEW);
    const sealed = box.encrypt('123456789');
    expect(both.decrypt(sealed)).toBe('123456789');
    expect(newest.decrypt(both.encrypt('123456789'))).toBe('123456789');
    expect(both.mac('text')).toEqual(newest.mac('text'));
    expect(both.signingKey('one')).toEqual(newest.signingKey('one'));
    expect(both.isMacOf(box.mac('text'), 'text')).toBe(true);
    expect(both.isMacOf(otherBox.mac('text'), 'text')).toBe(false);
    const resealed = both.reseal(sealed);
    expect(resealed && newest.decrypt(resealed)).toBe('123456789');
    expect(both.reseal(newest.encrypt('123456789'))).toBeNull();
    expect(() => both.reseal(otherBox.encrypt('123456789'))).toThrow();
  });

  it('reads a key with a comma as one key, unless both parts are long enough for keys', () => {
    const key = 'one key for every instance, as in production';
    expect(parseSecretKeys(key)).toEqual([key]);
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
    expect(parseSecretKeys(`${one},${other}`)).toEqual([one, other]);
    expect(parseSecretKeys(`${one},short`)).toEqual([`${one},short`]);
  });
});
