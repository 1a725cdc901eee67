// Loaded into a server before its own code: every so often it collects garbage and notes what is left.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const { MEMORY_FILE, MEMORY_EVERY_MS } = process.env;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

setInterval(() => {
  collectGarbage();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  appendFileSync(MEMORY_FILE, `${Date.now()} ${rss - (heapTotal - heapUsed)}\n`);
}, Number(MEMORY_EVERY_MS)).unref();
