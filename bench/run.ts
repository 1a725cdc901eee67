import { availableParallelism } from 'node:os';
import { makeTemporaryFolder } from '@nextshift/test-kit/testbed/temporary-folder';
import { buildWhenNeeded } from '../scripts/build-when-needed.mjs';
import { allBenches } from './benches/all-benches.ts';
import type { Bench } from './harness/bench.ts';
import { withBenchTestbed } from './harness/bench-testbed.ts';
import { CELL_NAMES, cellsOf } from './report/describe-row.ts';
import { judge } from './report/judge.ts';
import { saveResult, type ResultRow } from './report/results.ts';
import { writeTable } from './report/write-table.ts';

const [name = '', ...rest] = process.argv.slice(2);
const bench = allBenches.find((each) => each.name === name);
if (!bench || rest.length > 0) {
  console.error('Usage: npm run bench -- <name>, where <name> is one of');
  for (const each of allBenches) console.error(`  ${each.name.padEnd(16)} ${each.title}`);
  process.exit(1);
}
process.exitCode = await run(bench);

/** @returns the exit code: 1 where a goal is missed */
async function run(chosen: Bench): Promise<number> {
  await buildWhenNeeded();
  const { folder, remove } = await makeTemporaryFolder();
  const started = Date.now();
  try {
    const { measurements, sizes } = await withBenchTestbed(
      folder,
      (text) => console.log(`  ${text}`),
      (testbed) => chosen.measure(testbed),
    );
    const rows = measurements.map(judge);
    show(rows);
    await saveResult({
      name: chosen.name,
      command: `npm run bench -- ${chosen.name}`,
      date: new Date().toISOString().slice(0, 10),
      seconds: Math.round((Date.now() - started) / 1_000),
      cores: availableParallelism(),
      node: process.versions.node,
      sizes,
      rows,
    });
    await writeTable(allBenches);
    return rows.some(({ held }) => held === false) ? 1 : 0;
  } finally {
    await remove();
  }
}

function show(rows: readonly ResultRow[]): void {
  const lines = [CELL_NAMES, ...rows.map(cellsOf)];
  const widths = CELL_NAMES.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of lines) {
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
