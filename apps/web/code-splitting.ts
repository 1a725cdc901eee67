function anyOf(...files: readonly string[]): RegExp {
  return new RegExp(`\\/(${files.join('|')})$`);
}

/**
 * What every page needs comes in two files, what every list of jobs needs in a third, and so on: a hundred
 * small ones compress badly and wait for each other. Each group takes along what its modules import, as
 * far as none of higher priority does. `entry-scripts.ts` holds how many a first page brings.
 */
export const codeSplitting = {
  groups: [
    // Changes with its version only, so returning visitors have it.
    {
      name: 'framework',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 9,
    },
    {
      name: 'site',
      test: anyOf(
        String.raw`web\/src\/(entry\.client|root)\.tsx`,
        String.raw`web\/src\/platform\/(public-meta|session\/restore)\.tsx?`,
        String.raw`web\/src\/features\/job-actions\/use-arrival\.ts`,
        String.raw`web\/src\/ui\/(avatar|badge|card|chip|count-badge|load-failure|load-more|page-header|select-field|text-field)\.tsx`,
        String.raw`contract\/src\/(endpoint|limits|text-list|web-address|jobs\/(job-endpoints|job-enumerations|search-[a-z]+))\.ts`,
        String.raw`lucide-react\/dist\/esm\/icons\/(bookmark|check|circle-alert|map-pin|search|sliders-horizontal)\.m?js`,
      ),
      priority: 8,
    },
    {
      name: 'job-lists',
      test: anyOf(
        String.raw`web\/src\/features\/job-search\/(city-search-bar|count-of-jobs|fetch-job-page|job-grid|other-cities)\.tsx?`,
        String.raw`web\/src\/features\/(job-actions\/job-actions|job-detail\/job-modal)\.tsx`,
      ),
      priority: 7,
    },
    // Calls of the API, and what keeps their answers.
    {
      name: 'queries',
      test: anyOf(
        String.raw`node_modules\/@tanstack\/.*`,
        String.raw`web\/src\/platform\/(query-provider|query-client)\.tsx?`,
      ),
      priority: 6,
    },
    {
      name: 'schemas',
      test: anyOf(
        String.raw`node_modules\/zod\/.*`,
        String.raw`contract\/src\/(field-rules|(accounts|employers)\/[a-z-]+-(schemas|rules|endpoints))\.ts`,
      ),
      priority: 6,
    },
    // What stands beside a form, and on the home page.
    {
      name: 'scenes',
      test: anyOf(
        String.raw`web\/src\/ui\/(day-dial|scene-card)\.tsx`,
        String.raw`web\/src\/features\/(seeker-access\/shift-scene|employer-access\/applicant-scene)\.tsx`,
        String.raw`lucide-react\/dist\/esm\/icons\/chevron-left\.m?js`,
      ),
      priority: 5,
    },
    {
      name: 'forms',
      test: anyOf(
        String.raw`node_modules\/(react-hook-form|@hookform)\/.*`,
        String.raw`web\/src\/platform\/(credentials-form|joining-terms|failure-text|use-next-path|session\/(begin-session|employer-failure)|guards\/visitor-guard|address-fields)\.tsx?`,
        String.raw`web\/src\/ui\/(file-drop|file-image|form-shell|formatted-field|password-field|progress-bar|requirement-list|split-page|step-progress)\.tsx`,
        String.raw`web\/src\/features\/password-reset\/account-type\.tsx?`,
      ),
      priority: 4,
    },
    // Ways to reach somebody.
    {
      name: 'contacts',
      test: anyOf(
        String.raw`contract\/src\/phone\.ts`,
        String.raw`web\/src\/platform\/shorten\.ts`,
        String.raw`lucide-react\/dist\/esm\/icons\/(globe|mail|phone)\.m?js`,
      ),
      priority: 3,
    },
  ],
};
