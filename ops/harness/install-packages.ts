import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { installPackage } from '../../scripts/install-package.mjs';

/** Debian runs this before it starts a service; 101 means no. */
const policy = '/usr/sbin/policy-rc.d';
const NEVER = '#!/bin/sh\nexit 101\n';

/**
 * Installs missing Debian packages; none of them runs as a service, now or after a restart.
 * @returns why that cannot be done here, or undefined if all are installed
 */
export function installPackages(names: readonly string[]): string | undefined {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  const before = `${policy}.before`;
  if (existsSync(policy)) renameSync(policy, before);
  try {
    writeFileSync(policy, NEVER, { mode: 0o755 });
    installPackage(...missing);
  } catch (error) {
    return `${missing.join(', ')} cannot be installed here (${String(error)})`;
  } finally {
    rmSync(policy, { force: true });
    if (existsSync(before)) renameSync(before, policy);
  }
  const left = missing.filter((name) => !isInstalled(name));
  if (left.length > 0) return `${left.join(', ')} could not be installed`;
  const services = missing.flatMap(servicesOf);
  if (services.length > 0) spawnSync('systemctl', ['disable', ...services]);
  return undefined;
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], {
    encoding: 'utf8',
  });
  return stdout === 'installed';
}

function servicesOf(name: string): string[] {
  const { stdout } = spawnSync('dpkg', ['-L', name], { encoding: 'utf8' });
  return [...stdout.matchAll(/\/systemd\/system\/([^/@\n]+\.service)$/gm)].map(
    ([, service = '']) => service,
  );
}
