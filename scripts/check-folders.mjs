import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// A folder should be readable at a glance: it has a limited number of source files, and each folder of
// `platform`, `ui`, `pages` and `entities` has a README about its content.
const MAX_SOURCES = 25;
const ROOMS = /^apps\/(server|web)\/src\/(platform|ui|pages|entities)\/[^/]+$/;

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const counts = new Map();
for (const file of new Set(files.split('\n'))) {
  const isSource = ['.ts', '.tsx', '.mjs', '.js'].includes(extname(file));
  if (!isSource || /\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file))) continue;
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
}

const complaints = [];
for (const [folder, count] of counts) {
  if (count > MAX_SOURCES) {
    complaints.push(`${folder} has ${count} source files; group them, ${MAX_SOURCES} at most.`);
  }
  if (ROOMS.test(folder) && !existsSync(join(root, folder, 'README.md'))) {
    complaints.push(`${folder} has no README.md that says what lives there.`);
  }
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
