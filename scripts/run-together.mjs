import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

// Runs the named scripts of package.json, as many in parallel as there are processors: name the longest
// first. Prints each one's output when it ends; a failure does not stop the others.
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
    // A signal leaves no exit code: that is a failure as well.
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}
