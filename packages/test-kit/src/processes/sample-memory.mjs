// Preloaded into a server: periodically collects garbage and records the memory that remains.
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
