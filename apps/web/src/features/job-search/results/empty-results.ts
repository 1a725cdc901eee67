/** What a search without results shows, in one file: it loads when one is needed. */
export { NoJobsInWeek } from './no-jobs-in-week.tsx';
export { NoSearchResults } from './no-search-results.tsx';
