/** Who may import whom; see docs/architecture.md. A rule that is broken fails `npm run check`. */
const serverFeature = '^apps/server/src/features/([^/]+)/';
const webFeature = '^apps/web/src/features/([^/]+)/';
const test = '\\.test\\.tsx?$';
/** Types that know nothing but the contract; `platform.ts` names them. */
const paymentProvider = '^apps/server/src/wings/billing/payments/provider/';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-knows-zod-alone',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: ['^packages/contract/src/', '^node_modules/zod/'] },
    },
    {
      name: 'demo-data-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^packages/demo-data/', pathNot: test },
      to: {
        pathNot: [
          '^packages/(contract|demo-data)/',
          '^node_modules/(zod|pure-rand|@nextshift/contract)/',
        ],
      },
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
      name: 'server-features-meet-at-their-doors',
      severity: 'error',
      from: { path: serverFeature, pathNot: test },
      to: { path: serverFeature, pathNot: ['^apps/server/src/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'server-features-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [serverFeature, test] },
      to: { path: serverFeature, pathNot: ['/index\\.ts$', paymentProvider] },
    },
    {
      name: 'server-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: {
        path: '^(apps/server/src/(features|demo-data)|packages/demo-data)/',
        pathNot: paymentProvider,
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
          '/(app|start-server)\\.ts$',
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
      name: 'web-features-do-not-know-each-other',
      severity: 'error',
      from: { path: webFeature },
      to: { path: webFeature, pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-page',
      severity: 'error',
      from: { path: '^apps/web/src/(features|entities|platform|ui)/' },
      to: { path: '^apps/web/src/pages/' },
    },
    {
      name: 'web-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(entities|platform|ui)/' },
      to: { path: '^apps/web/src/features/' },
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
    exclude: { path: ['/(build|dist|\\.react-router)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
