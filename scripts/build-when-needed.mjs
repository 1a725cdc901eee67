import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, '.cache/build-stamp');
const lock = join(root, '.cache/build-lock');
const oldestLock = 5 * 60_000;

const sources = [
  'apps/server',
  'apps/web',
  'packages/contract',
  'packages/demo-data',
  'packages/screening-model/src',
  'package-lock.json',
  'tsconfig.base.json',
];
const notSources =
  /^(node_modules|build|dist|coverage|migrations|test|\..*|.*\.md|.*\.test\.tsx?|vitest\..*)$/;
const outputs = [
  'apps/web/build/server/index.js',
  ...readdirSync(join(root, 'apps/server/src/programs')).map(
    (name) => `apps/server/dist/${name.replace(/ts$/, 'js')}`,
  ),
];

/**
 * Builds the web app and the server, unless that was done from exactly these sources, dependencies
 * and kind of Node. Of several starts at once, one builds and the others wait.
 */
export async function buildWhenNeeded({ force = false } = {}) {
  if (!force && isBuilt()) return;
  try {
    await takeLock();
    await buildAlone(force);
  } catch (error) {
    // A call of the system failed: what it says is enough.
    if (error.syscall === undefined) throw error;
    console.error(obstacleIn(error.code) ?? `The build cannot be stored: ${error.message}.`);
    process.exit(1);
  }
}

async function buildAlone(force) {
  try {
    if (!force && isBuilt()) return;
    // Taken first: edits during the build are built next time.
    const hash = hashSources();
    rmSync(stamp, { force: true });
    await step('web app', 'apps/web', [webBuilder(), 'build']);
    await step('server', 'apps/server', ['build.mjs']);
    writeFileSync(stamp, hash);
  } finally {
    rmSync(lock, { force: true });
  }
}

/** What keeps a build from being stored, in the words of the system. */
function obstacleIn(report) {
  if (/ENOSPC|EDQUOT|no space left on device/i.test(report)) {
    return `The build cannot be stored: the disk of ${root} is full.`;
  }
  if (/EACCES|EPERM|EROFS|permission denied|read-only file system/i.test(report)) {
    return `The build cannot be stored: this user may not write to ${root}. Build as its owner (npm run build).`;
  }
  const [, held] = /EBUSY.*'(.+)'/.exec(report) ?? [];
  if (held !== undefined) {
    return `The build cannot be stored: ${held} is held by a mount or another program.`;
  }
  return undefined;
}

function isBuilt() {
  const complete = [stamp, ...outputs.map((file) => join(root, file))].every(existsSync);
  return complete && readFileSync(stamp, 'utf8') === hashSources();
}

function hashSources() {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}`);
  for (const file of sources.flatMap(filesIn)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !notSources.test(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

function webBuilder() {
  const require = createRequire(join(root, 'apps/web/package.json'));
  return join(require.resolve('@react-router/dev/package.json'), '../bin.js');
}

async function step(name, folder, args) {
  process.stderr.write(`Building the ${name} ...`);
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  // A signal to this process alone must end the compiler as well.
  const passOn = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (...outcome) => resolve(outcome));
  });
  for (const each of ['SIGINT', 'SIGTERM']) process.off(each, passOn);
  if (code === 0) {
    process.stderr.write(` ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    return;
  }
  const report = String(Buffer.concat(output));
  const isKilled = signal === 'SIGKILL';
  const reason = isKilled ? 'It was killed, as where memory runs out.' : obstacleIn(report);
  process.stderr.write(` failed\n${reason ?? report}\n`);
  rmSync(lock, { force: true });
  if (signal && !isKilled) process.kill(process.pid, signal);
  process.exit(code ?? 1);
}

async function takeLock() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  let waiting = false;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned()) rmSync(lock, { force: true });
    else {
      if (!waiting) process.stderr.write('Waiting for another build ...\n');
      waiting = true;
      await sleep(200);
    }
  }
}

function isAbandoned() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > oldestLock) return true;
    const pid = Number(readFileSync(lock, 'utf8'));
    // An empty file is just being written.
    if (pid === 0) return false;
    if (pid === process.pid) return true;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildWhenNeeded({ force: process.argv.includes('--force') });
}
