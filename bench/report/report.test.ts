import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allBenches } from '../benches/all-benches.ts';
import { judge } from './judge.ts';
import { readResults } from './results.ts';
import { renderTable, tableFile } from './write-table.ts';

describe('the tables of figures', () => {
  it('match the stored results exactly', async () => {
    expect(await readFile(tableFile, 'utf8')).toBe(await renderTable(allBenches));
  });

  it('have no result of a removed benchmark', async () => {
    const names = allBenches.map(({ name }) => name);
    const gone = (await readResults()).filter(({ name }) => !names.includes(name));
    expect(gone).toEqual([]);
  });

  it('judge each figure by its current goal', async () => {
    const rows = (await readResults()).flatMap((result) => result.rows);
    const judged = rows.map(({ ratio: _ratio, held: _held, ...measured }) => judge(measured));
    expect(rows.map(({ held }) => held)).toEqual(judged.map(({ held }) => held));
  });
});
