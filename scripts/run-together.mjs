import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

// Runs the scripts of package.json that are named, as many at once as there are processors: the
// longest is best named first. Each tells what it has to say when it ends; all run, whichever fails.
const root = fileURLToPath(new URL('..', import.meta.url));
const waiting = process.argv.slice(2);
const failed = [];

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const started = Date.now();
    const { code, output } = await runScript(name);
    if (code !== 0) failed.push(name);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s\n${output}`.trimEnd());
  }
}

function runScript(name) {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // A signal leaves no code: that is a failure as well.
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}
