import { describe, expect, it } from 'vitest';
import { orderByReferences } from './order-by-references.ts';

const table = (name: string) => ({ name });

describe('orderByReferences', () => {
  it('puts a table after all tables it references', () => {
    const tables = ['applications', 'forms', 'jobs', 'words'].map(table);
    const ordered = orderByReferences(tables, [
      { from: 'applications', to: 'forms' },
      { from: 'applications', to: 'jobs' },
      { from: 'forms', to: 'jobs' },
      { from: 'jobs', to: 'jobs' },
      { from: 'jobs', to: 'elsewhere' },
    ]);
    expect(ordered.map(({ name }) => name)).toEqual(['jobs', 'words', 'forms', 'applications']);
  });

  it('refuses a cycle', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    expect(() => orderByReferences(['a', 'b'].map(table), circle)).toThrow(
      'These tables refer to each other: a, b.',
    );
  });
});
