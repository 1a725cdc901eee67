import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a server: notes the turns of its event loop that take long, in milliseconds of the processor, so that
// other load on the machine does not count.
const NOTED_MS = 5;
const { LONG_TURNS_FILE: file } = process.env;
if (file && isMainThread && process.argv[1]?.endsWith('main.js')) {
  // proc(5): nanoseconds that the first thread has run.
  const onProcessor = () =>
    Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  let before = onProcessor();
  setInterval(() => {
    const now = onProcessor();
    if (now - before >= NOTED_MS) appendFileSync(file, `${now - before}\n`);
    before = onProcessor();
  }, 1).unref();
}
