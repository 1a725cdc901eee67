import { describe, expect, it } from 'vitest';
import { toField } from './copy-rows.ts';

describe('a field of COPY', () => {
  it('escapes separators of fields and lines', () => {
    expect(toField('a\tb\nc\\d')).toBe('a\\tb\\nc\\\\d');
  });

  it('distinguishes null from empty', () => {
    expect([toField(null), toField('')]).toEqual(['\\N', '']);
  });

  it('writes lists, moments, numbers and answers', () => {
    expect(toField(['a', 'say "b"'])).toBe('{"a","say \\\\"b\\\\""}');
    expect(toField(new Date('2026-11-01T08:00:00Z'))).toBe('2026-11-01T08:00:00.000Z');
    expect([toField(12.5), toField(false)]).toEqual(['12.5', 'false']);
  });
});
