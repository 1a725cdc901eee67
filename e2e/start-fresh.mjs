import { rmSync } from 'node:fs';
import { dataFolder } from './data-folder.mjs';

// The real start, on an empty data folder that goes away with it.
const folder = dataFolder(Number(process.env.PORT));
const remove = () => rmSync(folder, { recursive: true, force: true });
remove();
process.env.DATA_DIR = folder;
process.on('exit', remove);

const { runProgram } = await import('../scripts/run-program.mjs');
await runProgram('main');
