import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';

/** A version, or another package of one under this name. */
const EXACT = /^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
/** Packages of this repository itself. */
const OWN = '@nextshift/';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }>;
}

interface Bill {
  bomFormat: string;
  components: { name: string }[];
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
}

function dependenciesOf(workspace: string): string[] {
  const { dependencies = {} } = readJson(`${workspace}/package.json`) as Manifest;
  return Object.keys(dependencies).filter((name) => !name.startsWith(OWN));
}

const manifests = ['package.json', ...readWorkspaces().map((folder) => `${folder}/package.json`)];

/** The workspaces' folders; a pattern stands for all subfolders. */
function readWorkspaces(): string[] {
  const { workspaces } = readJson('package.json') as { workspaces: string[] };
  return workspaces.flatMap((pattern) => {
    const [parent = '', star] = pattern.split('/');
    if (star === undefined) return [pattern];
    return readdirSync(join(repositoryRoot, parent)).map((name) => `${parent}/${name}`);
  });
}

describe('dependencies', () => {
  it.each(manifests)('have exact versions in %s', (path) => {
    const { dependencies, devDependencies, overrides } = readJson(path) as Manifest;
    const all = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    const loose = all.filter(([name, version]) => !name.startsWith(OWN) && !EXACT.test(version));
    expect(loose).toEqual([]);
  });

  it('are locked by checksums, without a registry address', () => {
    const { packages } = readJson('package-lock.json') as LockFile;
    const installed = Object.entries(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && link !== true,
    );
    expect(installed.length).toBeGreaterThan(500);
    const unchecked = installed.filter(([, { integrity }]) => integrity === undefined);
    expect(unchecked.map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('are listed in a bill of materials', () => {
    const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 ** 2,
    });
    const { bomFormat, components } = JSON.parse(text) as Bill;
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }) => name);
    const own = ['apps/server', 'apps/web', 'packages/contract'].flatMap(dependenciesOf);
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
  });
});
