import { spawnSync } from 'node:child_process';

/** Installs packages of Debian, where we are root on it. @returns whether that was done */
export function installPackage(...names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.error(`Installing ${names.join(', ')} ...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
  };
  spawnSync('apt-get', ['update', '-q'], options);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-qy', '--no-install-recommends', ...names],
    options,
  );
  return status === 0;
}
