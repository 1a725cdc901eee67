import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { allProofs } from '../proofs/all-proofs.ts';
import { readResults } from '@nextshift/test-kit/report/results';
import { isSentence } from '@nextshift/test-kit/report/to-sentence';
import { proofResults, renderTable, tableFile } from './write-table.ts';

describe('the table of figures', () => {
  it('matches the stored results exactly', async () => {
    expect(await readFile(tableFile, 'utf8')).toBe(await renderTable(allProofs));
  });

  it('has a full run of every proof, and none that found a violation', async () => {
    const results = await readResults(proofResults);
    const names = allProofs.map(({ name }) => name);
    expect(results.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(results.filter(({ violations = [] }) => violations.length > 0)).toEqual([]);
  });

  it('names every fault that is planted today', async () => {
    const runs = (await readResults(proofResults)).filter(({ skipped }) => skipped === undefined);
    const unnoticed = runs.flatMap(({ name, noticed = [] }) => {
      const known = noticed.map(({ fault }) => fault);
      const faults = allProofs.find((proof) => proof.name === name)?.faults ?? [];
      return faults.map(({ title }) => title).filter((title) => !known.includes(title));
    });
    expect(unnoticed).toEqual([]);
  });
});

describe('findings of runs', () => {
  it.each(['proof/results', 'ops/results'])('are one sentence each in %s', async (folder) => {
    const results = await readResults(join(repositoryRoot, folder));
    const told = results.flatMap(({ noticed = [], violations = [] }) => [
      ...noticed.map(({ by }) => by),
      ...violations,
    ]);
    expect(told.filter((text) => !isSentence(text))).toEqual([]);
  });
});

describe('every proof', () => {
  it.each(allProofs)('$name has a fault that it must detect', ({ faults }) => {
    expect(faults.length).toBeGreaterThan(0);
  });

  it.each(allProofs)('$name has a short form', ({ name }) => {
    const file = join(repositoryRoot, `proof/proofs/${name}/${name}.test.ts`);
    expect(existsSync(file)).toBe(true);
  });
});
