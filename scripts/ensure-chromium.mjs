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
const HEADLESS_SHELL = 'chromium-headless-shell';
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that runs; as root on Debian it is installed when there is none. */
export function ensureChromium() {
  return (
    givenChromium() ??
    findProgram(names) ??
    macApplications.find(runs) ??
    installAndFind('chromium') ??
    failWithout()
  );
}

/**
 * The path of the headless shell, which draws the same pages without a desktop's browser around them and
 * takes a third of the processor time; as root on Debian it is installed when there is none. Elsewhere
 * any Chromium will do.
 */
export function ensureHeadlessChromium() {
  return (
    givenChromium() ??
    findProgram([HEADLESS_SHELL]) ??
    installAndFind(HEADLESS_SHELL) ??
    ensureChromium()
  );
}

function givenChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return undefined;
  if (runs(given)) return given;
  return fail(`CHROMIUM_PATH is ${given}, which does not run.`);
}

function findProgram(programs) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(runs);
}

function installAndFind(name) {
  return installPackage(name) ? findProgram([name]) : undefined;
}

function failWithout() {
  return fail(
    'The tests need Chromium or Google Chrome, and none was found. Install it ' +
      '(on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/** A file of that name may be a stub that only explains how to install the browser. */
function runs(path) {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(ensureHeadlessChromium());
}
