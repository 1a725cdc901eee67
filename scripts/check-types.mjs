import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks the types of each program, and that each TypeScript file belongs to one: oxlint gives a file that
// belongs to none options of its own.
const PROGRAMS = [
  'packages/contract',
  'packages/demo-data',
  'packages/screening-model',
  'apps/server',
  'apps/web',
  '.',
];

const root = fileURLToPath(new URL('..', import.meta.url));
// By its path, as TypeScript 6 has a command of the same name.
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: root, encoding: 'utf8' },
);
const unchecked = new Set(
  files.split('\n').filter((file) => file !== '' && existsSync(join(root, file))),
);

for (const program of PROGRAMS) checkTypes(program);
for (const file of unchecked) {
  console.error(`${file} belongs to no tsconfig.json.`);
  process.exitCode = 1;
}

function checkTypes(program) {
  // Several threads take twice the processor time: each checks the shared types again.
  const { stdout, stderr, status, error } = spawnSync(
    process.execPath,
    [compiler, '-p', program, '--singleThreaded', '--listFiles'],
    { cwd: root, encoding: 'utf8', maxBuffer: Infinity },
  );
  if (error) throw error;
  const lines = stdout.split(/\r?\n/);
  // Complaints name files by relative paths, the list by absolute ones.
  const complaints = lines.filter((line) => line !== '' && !isAbsolute(line));
  for (const line of lines.filter(isAbsolute)) {
    unchecked.delete(relative(root, line).replaceAll(sep, '/'));
  }
  if (complaints.length > 0) console.error(complaints.join('\n'));
  if (stderr !== '') console.error(stderr);
  // A signal leaves no status: that is a failure as well.
  if (status !== 0) process.exitCode = 1;
}
