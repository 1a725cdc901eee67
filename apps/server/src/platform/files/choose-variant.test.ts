import { describe, expect, it } from 'vitest';
import { chooseVariant, type Variant } from './choose-variant.ts';

function variant(type: 'webp' | 'avif', width: number | null, size: number): Variant {
  return {
    storage_key: `${type} ${String(width)}`,
    content_type: `image/${type}`,
    byte_size: size,
    width,
  };
}

const whole = variant('webp', 1_024, 90);
const variants = [
  variant('webp', 320, 12),
  variant('avif', 320, 8),
  variant('webp', 640, 40),
  variant('avif', 640, 30),
  variant('avif', 1_024, 60),
];
const MODERN = 'image/avif,image/webp,*/*;q=0.8';

describe('chooseVariant', () => {
  it.each([
    [320, MODERN, 'avif 320'],
    [640, MODERN, 'avif 640'],
    [1_024, MODERN, 'avif 1024'],
    [320, 'image/webp,*/*', 'webp 320'],
    [640, undefined, 'webp 640'],
    [1_024, '*/*', 'webp 1024'],
  ])('answers %s px for %s with %s', (width, accept, key) => {
    expect(chooseVariant(whole, variants, { width, accept }).storage_key).toBe(key);
  });

  it('answers the widest of a picture that is narrower', () => {
    const narrow = variant('webp', 400, 30);
    const forms = [variant('webp', 320, 20), variant('avif', 400, 10)];
    const wanted = { width: 640, accept: MODERN };
    expect(chooseVariant(narrow, forms, wanted).storage_key).toBe('avif 400');
    expect(chooseVariant(narrow, forms, { width: 640, accept: '*/*' })).toBe(narrow);
  });

  it('answers the only form of a picture from before there were variants', () => {
    const old = variant('webp', null, 90);
    expect(chooseVariant(old, [], { width: 320, accept: MODERN })).toBe(old);
  });
});
