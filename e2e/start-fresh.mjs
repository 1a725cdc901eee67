import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real start, on an empty data folder that goes away with it.
const folder = mkdtempSync(join(tmpdir(), 'nextshift-e2e-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await import('../scripts/start.mjs');
