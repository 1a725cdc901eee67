import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a key of more than thirty-two letters');
const otherBox = createSecretBox('another key of more than thirty letters');

describe('the secret box', () => {
  it.each(['', '123456789', 'ünïcödé ☕'])('gives %j back', (text) => {
    expect(box.decrypt(box.encrypt(text))).toBe(text);
  });

  it('never seals the same text the same way', () => {
    expect(box.encrypt('123456789')).not.toEqual(box.encrypt('123456789'));
    expect(box.encrypt('123456789').toString('latin1')).not.toContain('123456789');
  });

  it('opens neither with another key nor after a change', () => {
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
});
