import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`NextShift needs Node 20.19 or newer; this is ${process.version}.`);
}
if (!existsSync(new URL('../node_modules', import.meta.url))) {
  fail('The packages are not installed yet: run npm ci first.');
}

const { buildWhenNeeded } = await import('./build-when-needed.mjs');
await buildWhenNeeded();

// The server runs in this very process, so that signals and exit codes are its own.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('../apps/server/dist/main.js');

function fail(message) {
  console.error(message);
  process.exit(1);
}
