import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { readResults } from '@nextshift/test-kit/report/results';
import { allDrills } from '../drills/all-drills.ts';
import { drillResults, renderDocument, tableFile } from './write-table.ts';

const serverSources = join(repositoryRoot, 'apps/server/src');

describe('the table of drills', () => {
  it('matches the stored results exactly', async () => {
    expect(await readFile(tableFile, 'utf8')).toBe(await renderDocument(allDrills));
  });

  it('has no run that found a violation, and none of a removed drill', async () => {
    const results = await readResults(drillResults);
    const names = allDrills.map(({ name }) => name);
    expect(results.filter(({ name }) => !names.includes(name))).toEqual([]);
    expect(results.filter(({ violations = [] }) => violations.length > 0)).toEqual([]);
  });

  it('names every fault that is planted today', async () => {
    const results = await readResults(drillResults);
    const unnoticed = results.flatMap(({ name, noticed = [] }) => {
      const known = noticed.map(({ fault }) => fault);
      const faults = allDrills.find((drill) => drill.name === name)?.faults ?? [];
      return faults.map(({ title }) => title).filter((title) => !known.includes(title));
    });
    expect(unnoticed).toEqual([]);
  });
});

describe('every drill', () => {
  it.each(allDrills)('$name has a fault that it must detect', ({ faults }) => {
    expect(faults.length).toBeGreaterThan(0);
  });

  it.each(allDrills)('$name has faults that can be planted', async ({ faults }) => {
    for (const { edits = [] } of faults) {
      for (const { file, replace } of edits) {
        const source = await readFile(join(serverSources, file), 'utf8');
        expect(source.split(replace), `${file} holds it once: ${replace}`).toHaveLength(2);
      }
    }
  });
});
