import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { useMediaQuery } from '../../../../ui/hooks/use-media-query.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { clearFilter, useFilterStore } from './filter-store.ts';
import { SearchSheet } from '../phone/search-sheet.tsx';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { submitInPlace } from '../search/submit-in-place.ts';
import { useFilter, type Filter } from './use-filter.ts';

/**
 * The filters: beside the results where there is room, applied immediately; else in a sheet to submit, on phones
 * with the whole search.
 */
export function FilterPanel({ criteria }: { criteria: SearchCriteria }) {
  const isOpen = useFilterStore((state) => state.isOpen);
  const isPhone = useMediaQuery('(width < 48rem)');
  return isPhone ? (
    <SearchSheet criteria={criteria} isOpen={isOpen} />
  ) : (
    <FilterChoices criteria={criteria} isOpen={isOpen} />
  );
}

function FilterChoices({ criteria, isOpen }: { criteria: SearchCriteria; isOpen: boolean }) {
  const filter = useFilter(criteria);
  const isWide = useMediaQuery('(width >= 64rem)');
  if (isWide) return isOpen ? <SidePanel criteria={criteria} {...filter} /> : null;
  return <FilterSheet criteria={criteria} isOpen={isOpen} {...filter} />;
}

function SidePanel({ criteria, errors, apply }: Filter & { criteria: SearchCriteria }) {
  return (
    <Card asChild>
      <aside
        aria-label="Filters"
        className="w-70 shrink-0 overflow-y-auto overscroll-contain lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)]"
      >
        <form noValidate onSubmit={submitInPlace(apply)}>
          <FilterFields criteria={criteria} errors={errors} onToggle={apply} onWageDone={apply} />
          <Button
            variant="ghost"
            size="small"
            className="mt-5 -ml-3.5"
            onClick={() => {
              clearFilter();
              apply();
            }}
          >
            Clear filters
          </Button>
          <button type="submit" className="sr-only" tabIndex={-1}>
            Apply
          </button>
        </form>
      </aside>
    </Card>
  );
}
