import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

// Runs a command whose temporary folder is in memory, where there is room for it, and removes the folder
// when the command ends. Tests create and delete many databases: on a disk, a third of the processor time
// of the server's tests is spent on their files (decision 132).
const MEMORY = '/dev/shm';
const PREFIX = 'nextshift-tmp-';
const GIB = 1024 ** 3;
/** The largest folder was 1.6 GiB; servers, browsers and workers need as much again, and more. */
const ROOM_BYTES = 3 * GIB;
const FREE_MEMORY_BYTES = 8 * GIB;

const [command, ...parameters] = process.argv.slice(2);
if (command === undefined) throw new Error('Give the command to run.');

const folder = existsSync(MEMORY) ? makeFolder() : undefined;
const child = spawn(command, parameters, {
  stdio: 'inherit',
  env: { ...process.env, ...(folder && { TMPDIR: folder }) },
});
// A terminal sends its signals to the command as well.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => {
  console.error(error);
  finish(1);
});
child.on('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]));

function finish(code) {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

/** A new folder, or none where there is no room. */
function makeFolder() {
  removeAbandonedFolders();
  const { bavail, bsize } = statfsSync(MEMORY);
  const hasRoom = bavail * bsize >= ROOM_BYTES && process.availableMemory() >= FREE_MEMORY_BYTES;
  if (!hasRoom) return undefined;
  const made = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // Root's tests run the database as another user, who needs access.
  chmodSync(made, 0o755);
  return made;
}

/** Removes what runs left that were killed. */
function removeAbandonedFolders() {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX) || isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      continue;
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    } catch {
      // Another user's cannot be removed, and need not be.
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
