import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config, { orders } from '../.dependency-cruiser.js';

// Checks who imports whom. A rule that a moved folder has blinded would pass for ever, so each one must
// first report a violation that is planted for it.

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['apps', 'packages', 'e2e', 'proof', 'bench', 'ops'];
const server = 'apps/server/src';
const web = 'apps/web/src';

/** For each rule, a file and what it imports. */
const violations = {
  'no-cycles': ['ops/a.ts', 'ops/b.ts', 'ops/a.ts'],
  'contract-knows-zod-alone': ['packages/contract/src/a.ts', 'node_modules/kysely/dist/index.js'],
  ...Object.fromEntries(Object.entries(orders).flatMap(outOfOrder)),
  'screening-model-stands-alone': ['packages/screening-model/src/a.ts', `${server}/config.ts`],
  'demo-data-knows-the-contract-alone': ['packages/demo-data/src/a.ts', `${server}/config.ts`],
  'server-and-web-meet-in-the-contract': [`${server}/a.ts`, `${web}/a.ts`],
  'web-and-server-meet-in-the-contract': [`${web}/a.ts`, `${server}/a.ts`],
  'server-wings-meet-at-their-doors': [
    `${server}/wings/jobs/jobs/a.ts`,
    `${server}/wings/identity/sessions/index.ts`,
  ],
  'server-wings-are-entered-by-their-doors': [
    `${server}/app.ts`,
    `${server}/wings/jobs/jobs/index.ts`,
  ],
  'server-features-meet-at-their-doors': [
    `${server}/wings/jobs/jobs/a.ts`,
    `${server}/wings/jobs/places/a.ts`,
  ],
  'server-platform-knows-no-wing': [
    `${server}/platform/http/a.ts`,
    `${server}/wings/jobs/index.ts`,
  ],
  'only-routes-and-platform-know-fastify': [
    `${server}/wings/jobs/jobs/a.ts`,
    'node_modules/fastify/index.js',
  ],
  'only-queries-and-platform-know-kysely': [
    `${server}/wings/jobs/jobs/a.ts`,
    'node_modules/kysely/dist/index.js',
  ],
  'web-features-meet-at-their-doors': [
    `${web}/wings/jobs/job-search/a.tsx`,
    `${web}/wings/jobs/job-detail/a.tsx`,
  ],
  'web-features-are-entered-by-their-doors': [
    `${web}/pages/public/a.tsx`,
    `${web}/wings/jobs/job-search/a.tsx`,
  ],
  'web-features-know-no-page': [`${web}/wings/jobs/job-search/a.tsx`, `${web}/pages/public/a.tsx`],
  'web-platform-knows-no-feature': [
    `${web}/entities/job/a.ts`,
    `${web}/wings/jobs/job-search/a.ts`,
  ],
  'web-platform-knows-no-entity': [`${web}/ui/a.tsx`, `${web}/entities/job/a.ts`],
  'ui-knows-neither-router-nor-data': [
    `${web}/ui/a.tsx`,
    'node_modules/react-router/dist/index.js',
  ],
  'test-kit-starts-the-database-alone': ['packages/test-kit/src/a.ts', `${server}/app.ts`],
  'products-tests-alone-know-the-test-kit': [`${server}/a.ts`, 'packages/test-kit/src/a.ts'],
  'surroundings-do-not-know-each-other': ['proof/a.ts', 'bench/a.ts'],
  'surroundings-know-the-server-from-outside': ['proof/a.ts', `${server}/app.ts`],
  'nothing-unresolved': ['ops/a.ts', 'ops/missing.ts'],
};

/** Each folder of an order imports the next one. */
function outOfOrder([name, { folder, names }]) {
  return names
    .slice(0, -1)
    .map((lower, floor) => [
      `${name}-${lower}-knows-none-above`,
      [`${folder}/${lower}/a.ts`, `${folder}/${names[floor + 1]}/a.ts`],
    ]);
}

/** The names of the rules that a violation breaks, in a folder that holds nothing else. */
async function brokenBy(violation) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [index, file] of violation.entries()) {
      if (file.endsWith('missing.ts')) continue;
      const imported = violation[index + 1];
      const specifier = imported && relative(dirname(file), imported).replace(/^(?!\.)/, './');
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      if (index > 0 && file === violation[0]) continue;
      writeFileSync(join(folder, file), specifier ? `import '${specifier}';\n` : 'export {};\n');
    }
    const { forbidden, options } = config;
    const { output } = await cruise([violation[0]], {
      ...options,
      baseDir: folder,
      ruleSet: { forbidden },
      validate: true,
    });
    return output.summary.violations.map(({ rule }) => rule.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const blind = [];
for (const { name } of config.forbidden) {
  const violation = violations[name];
  if (!violation) blind.push(`${name}: no violation is planted for it`);
  else if (!(await brokenBy(violation)).includes(name)) {
    blind.push(`${name}: does not see ${violation.join(' -> ')}`);
  }
}
for (const { folder, names } of Object.values(orders)) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.isDirectory() && !names.includes(entry.name)) {
      blind.push(`${folder}/${entry.name} has no place in the order of .dependency-cruiser.js`);
    }
  }
}
for (const complaint of blind) console.error(complaint);
if (blind.length > 0) process.exit(1);
const depcruise = join(root, 'node_modules/.bin/depcruise');
process.exitCode = spawnSync(depcruise, FOLDERS, { cwd: root, stdio: 'inherit' }).status ?? 1;
