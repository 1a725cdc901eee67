import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// What an old Node reads before it is told so has no syntax newer than that of Node 12: what needs
// more is imported after the check.

// The others run beside a server, whose pages must not be replaced, or before an update, when the sources are newer.
const BUILT_FROM_SOURCES = ['main', 'restore'];

/** Runs a program of the built server in this process, so that signals and exit codes are its own. */
export async function runProgram(name) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`NextShift needs Node 20.19 or newer; this is ${process.version}.`);
  }
  if (!existsSync(new URL('../node_modules', import.meta.url))) {
    fail('The packages are not installed yet: run npm ci first.');
  }
  const entry = new URL(`../apps/server/dist/${name}.js`, import.meta.url);
  if (BUILT_FROM_SOURCES.includes(name) || !existsSync(entry)) {
    const { buildWhenNeeded } = await import('./build-when-needed.mjs');
    await buildWhenNeeded();
  }
  if (process.env.NODE_ENV === undefined) process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  await import(entry);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name] = process.argv.splice(2, 1);
  runProgram(name);
}
