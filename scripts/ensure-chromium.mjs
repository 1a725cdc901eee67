import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackage } from './install-package.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that runs; as root on Debian it is installed when there is none. */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    fail(`CHROMIUM_PATH is ${given}, which does not run.`);
  }
  const found = findChromium() ?? installChromium();
  if (found) return found;
  fail(
    'The tests need Chromium or Google Chrome, and none was found. Install it ' +
      '(on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...macApplications].find((path) => existsSync(path) && runs(path));
}

/** A file of that name may be a stub that only tells how to install the browser. */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function installChromium() {
  return installPackage('chromium') ? findChromium() : undefined;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(ensureChromium());
}
