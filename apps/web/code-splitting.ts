/**
 * What every page needs comes in two files, what every list of jobs needs in a third: a hundred small
 * ones compress badly and wait for each other. Each group takes along what its modules import.
 */
export const codeSplitting = {
  groups: [
    // Changes with its version only, so returning visitors have it.
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 4,
    },
    {
      name: 'site',
      test: /apps\/web\/src\/(entry\.client|root|platform\/public-meta|ui\/(load-failure|page-header))\.tsx?$/,
      priority: 3,
    },
    {
      name: 'job-lists',
      test: /apps\/web\/src\/features\/(job-search\/(job-grid|city-search-bar)|job-actions\/job-actions|job-detail\/job-modal)\.tsx$/,
      priority: 2,
    },
  ],
};
