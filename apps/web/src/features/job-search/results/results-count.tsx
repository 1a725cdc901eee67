import { countOfJobs } from '../criteria/count-of-jobs.ts';
import type { SearchState } from '../search/search-state.ts';

/** How many jobs the search has; announced whenever it changes. */
export function ResultsCount({ state }: { state: SearchState }) {
  return (
    <span role="status" className="block min-h-[1.5em]">
      {textOf(state)}
    </span>
  );
}

function textOf(state: SearchState): string {
  const { jobs, next, counts, loading, failure } = state;
  if (state.noSearchResults) {
    return state.when.includes('mine') ? 'Nothing fits your week yet' : 'No jobs found';
  }
  if (failure !== null && !jobs?.length) return '';
  // While results of another search are still on screen, their number is misleading.
  if (jobs === null || (loading && next === null)) return loading ? 'Looking for jobs...' : '';
  const { total, isLimited, remote } = counts;
  if (total === null) return countOfJobs(jobs.length, next === null ? '' : 'first');
  const count = countOfJobs(total, isLimited ? 'plus' : '');
  if (remote === 0) return count;
  const some = remote < total ? `${remote.toLocaleString('en-US')} ` : total > 1 ? 'all ' : '';
  return `${count}, ${some}remote`;
}
