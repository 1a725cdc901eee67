import { describe, expect, it } from 'vitest';
import { normalizeState } from './us-states.ts';

describe('a state', () => {
  it.each([
    ['nc', 'NC'],
    [' North  carolina ', 'NC'],
    ['DISTRICT OF COLUMBIA', 'DC'],
    ['Ontario', 'Ontario'],
    ['Île-de-France', 'Île-de-France'],
    ['N.C.', 'N.C.'],
  ])('%j becomes %j', (given, kept) => {
    expect(normalizeState(given)).toBe(kept);
  });
});
