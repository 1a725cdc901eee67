import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../harness/repository-root.ts';
import { allProofs } from '../proofs/all-proofs.ts';
import { readResults } from './results.ts';
import { renderTable, tableFile } from './write-table.ts';

describe('the table of figures', () => {
  it('says what the runs left behind, word for word', async () => {
    expect(await readFile(tableFile, 'utf8')).toBe(await renderTable(allProofs));
  });

  it('has a full run of every proof, and none that found a violation', async () => {
    const results = await readResults();
    expect(results.map(({ name }) => name).sort()).toEqual(
      allProofs.map(({ name }) => name).sort(),
    );
    expect(results.filter(({ violations = [] }) => violations.length > 0)).toEqual([]);
  });

  it('names every fault that is planted today', async () => {
    const noticed = (await readResults()).flatMap(
      (result) => result.skipped ?? (result.noticed ?? []).map(({ fault }) => fault),
    );
    const planted = allProofs.flatMap(({ faults }) => faults.map(({ title }) => title));
    expect(planted.filter((title) => !noticed.includes(title))).toEqual([]);
  });
});

describe('every proof', () => {
  it.each(allProofs)('$name has a fault that it must notice', ({ faults }) => {
    expect(faults.length).toBeGreaterThan(0);
  });

  it.each(allProofs)('$name has a short form', ({ name }) => {
    const file = join(repositoryRoot, `proof/proofs/${name}/${name}.test.ts`);
    expect(existsSync(file)).toBe(true);
  });
});
