import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { setFilterOpen } from '../filters/filter-store.ts';

/** On phones, in place of the fields: the search in a line, which opens the sheet, and the usual filters. */
export function SearchPill({ criteria }: { criteria: SearchCriteria }) {
  const { searchQuery, searchLocation, industry, type, locationType, postedWithin } = criteria;
  const said = [searchQuery || industry, searchLocation].filter(Boolean).join(', ');
  const isPartTime = type.includes('Part-time');
  const isRemote = locationType.includes('Remote');
  const isNew = postedWithin === 1;
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
        className="col-span-full -mx-4 flex scroll-row gap-2 px-4 md:hidden noscript:hidden"
      >
        <QuickChip
          isOn={isPartTime}
          to={{ ...criteria, type: isPartTime ? [] : ['Part-time'] }}
          label="Part-time"
        />
        <QuickChip
          isOn={isRemote}
          to={{ ...criteria, locationType: isRemote ? [] : ['Remote'] }}
          label="Remote"
        />
        <QuickChip
          isOn={isNew}
          to={{ ...criteria, postedWithin: isNew ? null : 1 }}
          label="Last 24 hours"
        />
        <QuickChip
          isOn={criteria.sort === 'pay'}
          to={{ ...criteria, sort: criteria.sort === 'pay' ? 'relevance' : 'pay' }}
          label="Highest pay"
        />
      </nav>
    </>
  );
}

interface QuickChipProps {
  isOn: boolean;
  /** The search with it, or without it if it is on. */
  to: SearchCriteria;
  label: string;
}

function QuickChip({ isOn, to, label }: QuickChipProps) {
  return (
    <PageLink
      to={paths.jobs(criteriaQuery(to))}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-9 shrink-0 items-center rounded-full border px-3.5 text-sm font-semibold',
        isOn
          ? 'forced-chosen border-brand bg-brand text-on-brand'
          : 'border-line-strong bg-surface',
      )}
    >
      {label}
    </PageLink>
  );
}
