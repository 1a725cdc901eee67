import { prove } from '@nextshift/test-kit/prove/prove';
import { saveResult } from '@nextshift/test-kit/report/results';
import { allDrills } from './drills/all-drills.ts';
import { drillResults, writeTable } from './report/write-table.ts';

const [name = '', option] = process.argv.slice(2);
const drill = allDrills.find((each) => each.name === name);
if (!drill || (option !== undefined && option !== '--short')) {
  console.error('Usage: npm run ops -- <name> [--short], where <name> is one of');
  for (const each of allDrills) console.error(`  ${each.name.padEnd(20)} ${each.claim}`);
  process.exit(1);
}
const code = await prove(drill, {
  length: option === '--short' ? 'short' : 'full',
  async keep(outcome) {
    const date = new Date().toISOString().slice(0, 10);
    const command = `npm run ops -- ${drill.name}`;
    await saveResult(drillResults, { name: drill.name, command, date, ...outcome });
    await writeTable(allDrills);
  },
});
// An interrupted run may still be waiting for processes that it has just ended.
process.exit(code);
