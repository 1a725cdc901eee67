import { spawnSync } from 'node:child_process';

/** Without a network, fails in seconds instead of minutes. */
const NETWORK = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];

/** Installs packages of Debian, where we are root on it. @returns whether that was done */
export function installPackage(...names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.error(`Installing ${names.join(', ')} ...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
  };
  spawnSync('apt-get', ['update', '-q', ...NETWORK], options);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-qy', '--no-install-recommends', ...NETWORK, ...names],
    options,
  );
  return status === 0;
}
