import { existsSync } from 'node:fs';

// What an old Node reads before it is told so has no syntax newer than that of Node 12: what needs
// more is imported after the check.

/**
 * Runs an entry point of the built server in this process, so that signals and exit codes are its
 * own. It is built from the sources as they are now, or only where nothing is built yet: a server that
 * is running should not have its pages replaced under it.
 */
export async function runServerPart(name, { build }) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`NextShift needs Node 20.19 or newer; this is ${process.version}.`);
  }
  if (!existsSync(new URL('../node_modules', import.meta.url))) {
    fail('The packages are not installed yet: run npm ci first.');
  }
  const entry = new URL(`../apps/server/dist/${name}.js`, import.meta.url);
  if (build === 'when-stale' || !existsSync(entry)) {
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
