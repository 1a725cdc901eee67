import { countOfJobs, hiddenInWords } from '../criteria/count-of-jobs.ts';
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
  const { jobs, next, hidden, loading, failure } = state;
  if (state.noSearchResults) {
    if (hidden.count > 0) return `No jobs except ${hiddenInWords(hidden)}`;
    return state.when.includes('mine') ? 'Nothing fits your week yet' : 'No jobs found';
  }
  if (failure !== null && !jobs?.length) return '';
  // While results of another search are still on screen, their number is misleading.
  if (jobs === null || (loading && next === null)) return loading ? 'Looking for jobs...' : '';
  return [
    shownInWords(state, jobs.length),
    ...(hidden.count > 0 ? [hiddenInWords(hidden).replace(' ', ' more ')] : []),
  ].join(', ');
}

/** Without those that are hidden, as far as the pages have told. */
function shownInWords({ next, counts, hidden }: SearchState, listed: number): string {
  if (counts.total === null) return countOfJobs(listed, next === null ? '' : 'first');
  const total = counts.total - hidden.count;
  const remote = counts.remote - hidden.remote;
  const count = countOfJobs(total, counts.isLimited ? 'plus' : '');
  if (remote <= 0) return count;
  const some = remote < total ? `${remote.toLocaleString('en-US')} ` : total > 1 ? 'all ' : '';
  return `${count}, ${some}remote`;
}
