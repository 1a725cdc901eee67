import { spawn } from 'node:child_process';

// Runs the unit tests on another version of Node, which npx fetches: `npm run test:node -- 22 apps/server`.
const [version, ...parameters] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('Give the version of Node to test on, such as 24, and then what vitest takes.');
  process.exit(1);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...parameters];
const command = ['node', 'scripts/with-tmp-in-memory.mjs', 'node', ...vitest];
const child = spawn('npx', ['--yes', '--package', `node@${version}`, '--', ...command], {
  stdio: 'inherit',
});
child.on('close', (code) => process.exit(code ?? 1));
