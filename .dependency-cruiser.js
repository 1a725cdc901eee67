/** Who may import whom; see docs/architecture.md. A rule that is broken fails `npm run check`. */

const wings = [
  'identity',
  'jobs',
  'screening',
  'billing',
  'discovery',
  'hiring',
  'accounts',
  'posting',
  'trust',
];

/** Folders of which each knows only those before it, so that none of them form a circle. */
export const orders = {
  contract: { folder: 'packages/contract/src/wings', names: wings },
  server: { folder: 'apps/server/src/wings', names: wings },
  'server-platform': {
    folder: 'apps/server/src/platform',
    names: [
      'errors',
      'operating-system',
      'responses',
      'database',
      'queue',
      'security',
      'rate-limits',
      'authentication',
      'files',
      'live',
      'http',
      'start',
      'api-docs',
      'embedded-postgres',
      'push',
      'mail',
      'pages',
      'response-cache',
      'backup',
      'metrics',
      'payments',
    ],
  },
  'server-hiring': {
    folder: 'apps/server/src/wings/hiring',
    names: ['contact', 'news', 'work', 'interviews', 'applications', 'saved-jobs', 'messages'],
  },
  // Most pages can report what they show, so trust is close to the ground.
  web: {
    folder: 'apps/web/src/wings',
    names: ['identity', 'trust', ...wings.slice(1, -1)],
  },
  'web-platform': {
    folder: 'apps/web/src/platform',
    names: [
      'stores',
      'text',
      'api',
      'offline',
      'push',
      'routing',
      'live',
      'session',
      'early-input',
      'forms',
      'boot',
      'layout',
    ],
  },
  'web-entities': {
    folder: 'apps/web/src/entities',
    names: [
      'availability',
      'calendar',
      'employer',
      'job',
      'application',
      'job-draft',
      'school',
      'shift',
    ],
  },
  'web-ui': {
    folder: 'apps/web/src/ui',
    names: [
      'hooks',
      'display',
      'buttons',
      'forms',
      'navigation',
      'overlays',
      'feedback',
      'layout',
      'week-grid',
    ],
  },
};

const serverWings = '^apps/server/src/wings/';
/** $1 is the wing, $2 the feature. */
const serverFeature = `${serverWings}([^/]+)/([^/]+)/`;
const webWings = '^apps/web/src/wings/';
const test = '\\.test\\.tsx?$';

const inOrder = Object.entries(orders).flatMap(([name, { folder, names }]) =>
  names.slice(0, -1).map((lower, floor) => ({
    name: `${name}-${lower}-knows-none-above`,
    severity: 'error',
    from: { path: `^${folder}/${lower}/`, pathNot: test },
    to: { path: `^${folder}/(${names.slice(floor + 1).join('|')})/` },
  })),
);

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-knows-zod-alone',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: ['^packages/contract/src/', '^node_modules/zod/'] },
    },
    ...inOrder,
    {
      name: 'demo-data-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^packages/demo-data/src/', pathNot: test },
      to: {
        pathNot: [
          '^packages/(contract|demo-data)/',
          '^node_modules/(zod|pure-rand|@nextshift/contract)/',
        ],
      },
    },
    {
      name: 'screening-model-stands-alone',
      severity: 'error',
      from: { path: '^packages/screening-model/src/', pathNot: test },
      to: { path: '^(apps|packages)/', pathNot: '^packages/screening-model/' },
    },
    {
      name: 'server-and-web-meet-in-the-contract',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-wings-meet-at-their-doors',
      severity: 'error',
      from: { path: `${serverWings}([^/]+)/`, pathNot: test },
      to: {
        path: `${serverWings}[^/]+/`,
        pathNot: [`${serverWings}$1/`, `${serverWings}[^/]+/index\\.ts$`],
      },
    },
    {
      name: 'server-wings-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [serverWings, test] },
      to: {
        path: `${serverWings}[^/]+/`,
        pathNot: `${serverWings}[^/]+/index\\.ts$`,
      },
    },
    {
      name: 'server-features-meet-at-their-doors',
      severity: 'error',
      from: { path: serverFeature, pathNot: test },
      to: {
        path: `${serverWings}$1/[^/]+/`,
        pathNot: [`${serverWings}$1/$2/`, '/index\\.ts$'],
      },
    },
    {
      name: 'server-platform-knows-no-wing',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: {
        path: '^(apps/server/src/(wings|demo-data|retention)|packages/demo-data)/',
      },
    },
    {
      name: 'only-routes-and-platform-know-fastify',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/platform/',
          '\\.routes\\.ts$',
          '/(app|start-server|wings/route-context)\\.ts$',
          test,
        ],
      },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'only-queries-and-platform-know-kysely',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/platform/', '\\.queries\\.ts$', test],
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      // What comes later is imported by its file: a door would bring all that is behind it.
      name: 'web-features-meet-at-their-doors',
      severity: 'error',
      from: { path: `${webWings}([^/]+)/([^/]+)/`, pathNot: test },
      to: {
        path: webWings,
        pathNot: [`${webWings}$1/$2/`, '/index\\.ts$'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'web-features-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [webWings, test] },
      to: {
        path: webWings,
        pathNot: '/index\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'web-features-know-no-page',
      severity: 'error',
      from: { path: '^apps/web/src/(wings|entities|platform|ui)/' },
      to: { path: '^apps/web/src/pages/' },
    },
    {
      name: 'web-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(entities|platform|ui)/' },
      to: { path: webWings },
    },
    {
      name: 'web-platform-knows-no-entity',
      severity: 'error',
      from: { path: '^apps/web/src/(platform|ui)/' },
      to: { path: '^apps/web/src/entities/' },
    },
    {
      name: 'ui-knows-neither-router-nor-data',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: {
        path: [
          '^apps/web/src/platform/',
          '^node_modules/(react-router|@react-router|@tanstack/react-query|ky|zustand)/',
        ],
      },
    },
    {
      name: 'test-kit-starts-the-database-alone',
      severity: 'error',
      from: { path: '^packages/test-kit/' },
      to: {
        path: '^(apps|proof|bench|ops|e2e)/',
        pathNot: [
          '^apps/server/src/platform/embedded-postgres/',
          '^apps/server/build-server\\.mjs$',
        ],
      },
    },
    {
      name: 'products-tests-alone-know-the-test-kit',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [test, '^apps/server/test/', '^packages/test-kit/'],
      },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'surroundings-do-not-know-each-other',
      severity: 'error',
      from: { path: '^(proof|bench|ops|e2e)/' },
      to: { path: '^(proof|bench|ops|e2e)/', pathNot: '^$1/' },
    },
    {
      // Benches measure inside the process as well; everything else looks from outside.
      name: 'surroundings-know-the-server-from-outside',
      severity: 'error',
      from: { path: '^(proof|ops|e2e)/' },
      to: {
        path: '^apps/',
        pathNot: [
          '^apps/server/src/(config|environment)\\.ts$',
          '^apps/server/src/platform/embedded-postgres/',
          '^apps/server/src/platform/authentication/published-password\\.ts$',
          '^apps/web/src/routes\\.ts$',
        ],
      },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Anchored: packages have folders of these names, too, and would vanish from the graph.
    exclude: { path: ['^(apps|packages)/[^/]+/(build|dist|\\.react-router)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
