/** Files of `src/`, each once in one group. */
const sources = {
  site: [
    'entry.client.tsx',
    'root.tsx',
    'platform/layout/public-meta.ts',
    'platform/session/restore.ts',
    'platform/text/shorten.ts',
    'entities/job/opened-job.ts',
    'wings/hiring/job-actions/intent.ts',
    'wings/hiring/job-actions/named-actions.ts',
    'wings/hiring/job-actions/use-seeker-actions.ts',
    'ui/display/avatar.tsx',
    'ui/display/badge.tsx',
    'ui/display/card.tsx',
    'ui/display/chip.tsx',
    'ui/display/count-badge.tsx',
    'ui/feedback/load-failure.tsx',
    'ui/navigation/load-more.tsx',
    'ui/layout/page-header.tsx',
    'ui/forms/select-field.tsx',
    'ui/forms/text-field.tsx',
  ],
  'job-lists': [
    'wings/discovery/alerts/alert-link.tsx',
    'entities/job/receive-job.ts',
    'wings/jobs/job-search/places/city-search-bar.tsx',
    'wings/jobs/job-search/criteria/count-of-jobs.ts',
    'wings/jobs/job-search/results/job-grid.tsx',
    'wings/jobs/job-search/places/other-cities.tsx',
    'wings/hiring/job-actions/job-actions.tsx',
    'wings/jobs/job-detail/job-modal.tsx',
  ],
  search: [
    'wings/jobs/job-search/filters/filter-store.ts',
    'wings/jobs/job-search/places/cities.ts',
    'wings/jobs/job-search/results/search-results.tsx',
    'wings/jobs/job-search/search/search-form.tsx',
    'wings/jobs/job-search/search/search-page.ts',
    'wings/jobs/job-search/search/use-search.ts',
    'ui/hooks/use-media-query.ts',
    'ui/overlays/use-lingering.ts',
  ],
  queries: ['platform/api/query-provider.tsx', 'platform/api/query-client.ts'],
  scenes: [
    'ui/display/day-dial.tsx',
    'ui/display/scene-card.tsx',
    'wings/identity/seeker-access/shift-scene.tsx',
    'wings/identity/employer-access/applicant-scene.tsx',
  ],
  forms: [
    'entities/employer/next-steps.tsx',
    'wings/hiring/job-actions/use-arrival.ts',
    'wings/identity/seeker-access/access-lead.ts',
    'wings/identity/credentials/credentials-form.tsx',
    'wings/identity/credentials/joining-terms.tsx',
    'platform/layout/support-link.tsx',
    'platform/api/failure-text.ts',
    'platform/routing/use-next-path.ts',
    'platform/session/begin-session.ts',
    'platform/session/employer/employer-failure.ts',
    'pages/guards/visitor-guard.tsx',
    'platform/forms/address-fields.tsx',
    'platform/forms/phone-field.tsx',
    'platform/forms/picture-file.ts',
    'platform/forms/state-field.tsx',
    'ui/forms/file-drop.tsx',
    'ui/display/file-image.tsx',
    'ui/forms/form-shell.tsx',
    'ui/forms/formatted-field.tsx',
    'ui/forms/password-field.tsx',
    'ui/feedback/progress-bar.tsx',
    'ui/forms/requirement-list.tsx',
    'ui/layout/split-page.tsx',
    'ui/feedback/step-progress.tsx',
    'wings/identity/password-reset/account-type.ts',
  ],
  notes: [
    'entities/employer/responsiveness-line.tsx',
    'entities/employer/verified-details.tsx',
    'entities/employer/verified-mark.tsx',
    'wings/trust/reports/report-intent.ts',
    'wings/trust/reports/safety-line.tsx',
  ],
  'job-view': ['wings/jobs/job-detail/job-view.tsx'],
  seekers: [
    'wings/hiring/job-actions/seeker-actions.ts',
    'wings/jobs/job-search/results/card-fit.tsx',
  ],
  'choose-place': [
    'wings/jobs/job-search/places/choose-place.tsx',
    'wings/jobs/job-search/places/city-links.tsx',
  ],
  places: [
    'wings/jobs/job-search/places/place-list.tsx',
    'wings/jobs/job-search/places/radius-chips.tsx',
  ],
} as const;

/** All files of the groups; a test checks that they exist. */
export const groupedSources: readonly string[] = Object.values(sources).flat();

function anyOf(group: keyof typeof sources | null, ...others: readonly string[]): RegExp {
  const own = group === null ? [] : sources[group];
  const escaped = own.map((file) => `web/src/${file}`.replaceAll(/[/.]/g, String.raw`\$&`));
  return new RegExp(String.raw`\/(${[...escaped, ...others].join('|')})$`);
}

/**
 * Every page loads two shared files, lists of jobs a third, and so on: a hundred small files compress badly
 * and wait for each other. A group also takes the imports of its modules, unless a group of higher priority
 * does. `entry-scripts.ts` limits how many scripts an entry page loads.
 */
export const codeSplitting = {
  groups: [
    // Changes only with its version, so returning visitors have it cached.
    {
      name: 'framework',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 9,
    },
    {
      name: 'site',
      test: anyOf(
        'site',
        String.raw`contract\/src\/(endpoint|limits|text-list|web-address|wings\/jobs\/jobs\/(job-endpoints|job-enumerations|search-[a-z]+)|wings\/jobs\/shifts\/shift-enumerations)\.ts`,
        String.raw`lucide-react\/dist\/esm\/icons\/(bookmark|check|circle-alert|map-pin|search|sliders-horizontal)\.m?js`,
      ),
      priority: 8,
    },
    {
      name: 'job-lists',
      test: anyOf('job-lists'),
      priority: 7,
    },
    // API calls and the query cache.
    {
      name: 'queries',
      test: anyOf('queries', String.raw`node_modules\/@tanstack\/.*`),
      priority: 6,
    },
    {
      name: 'schemas',
      test: anyOf(
        null,
        String.raw`node_modules\/zod\/.*`,
        String.raw`contract\/src\/(field-rules|read-phone|us-states|wings\/(accounts\/(accounts|employers)|identity\/(account-links|passkeys|passwords|second-factors|sessions))\/[a-z-]+-(schemas|rules|endpoints))\.ts`,
      ),
      priority: 6,
    },
    // Illustrations beside forms and on the home page; a company's page has them as well, and shows phone numbers.
    {
      name: 'scenes',
      test: anyOf(
        'scenes',
        String.raw`contract\/src\/phone\.ts`,
        String.raw`lucide-react\/dist\/esm\/icons\/chevron-left\.m?js`,
      ),
      priority: 5,
    },
    {
      name: 'forms',
      test: anyOf('forms', String.raw`node_modules\/(react-hook-form|@hookform)\/.*`),
      priority: 4,
    },
    // Contact details.
    {
      name: 'contacts',
      test: anyOf(null, String.raw`lucide-react\/dist\/esm\/icons\/(globe|mail|phone)\.m?js`),
      priority: 3,
    },
    // What a job and a company say beside their facts; the dialog that reports them comes later.
    {
      name: 'notes',
      test: anyOf('notes'),
      priority: 3,
    },
    // A job's page, and its dialog, which comes later. Each file of that is named in the lists of jobs.
    {
      name: 'job-view',
      test: anyOf('job-view'),
      priority: 2,
    },
    // What lists of jobs show and do for seekers who are signed in.
    {
      name: 'seekers',
      test: anyOf('seekers'),
      priority: 2,
    },
    // Shown without a search.
    {
      name: 'choose-place',
      test: anyOf('choose-place'),
      priority: 1,
    },
    // A search around a place.
    {
      name: 'places',
      test: anyOf('places'),
      priority: 1,
    },
    // A search; its filters and its cache come later and lean on it.
    {
      name: 'search',
      test: anyOf('search'),
      priority: 2,
    },
  ],
};
