import { Search } from 'lucide-react';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { setFilterOpen } from '../filters/filter-store.ts';
import { QuickChips } from './quick-chips.tsx';

/** On phones, in place of the fields: the search in a line, which opens the sheet, and the usual filters. */
export function SearchPill({ criteria }: { criteria: SearchCriteria }) {
  const { searchQuery, searchLocation, industry } = criteria;
  const said = [searchQuery || industry, searchLocation].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setFilterOpen(true)}
        className="col-span-2 row-start-1 flex min-h-12 items-center gap-3 rounded-full border border-line-strong bg-surface px-4 text-left font-semibold shadow-raised md:hidden noscript:hidden"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <span className="truncate">
          {said || <span className="font-normal text-ink-soft">Job, skill, company or place</span>}
        </span>
      </button>
      <nav
        aria-label="Quick filters"
        className="col-span-full -mx-4 flex min-h-9 scroll-row gap-2 px-4 md:hidden noscript:hidden"
      >
        <QuickChips criteria={criteria} />
      </nav>
    </>
  );
}
