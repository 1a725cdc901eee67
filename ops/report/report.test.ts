import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../proof/report/results.ts';
import { allDrills } from '../drills/all-drills.ts';
import { drillResults, renderDocument, tableFile } from './write-table.ts';

describe('the table of what runs past one machine', () => {
  it('says what the runs left behind, word for word', async () => {
    expect(await readFile(tableFile, 'utf8')).toBe(await renderDocument(allDrills));
  });

  it('has a full run of every drill, none of which found a violation', async () => {
    const results = await readResults(drillResults);
    const names = allDrills.map(({ name }) => name);
    expect(results.map(({ name }) => name).sort()).toEqual([...names].sort());
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
