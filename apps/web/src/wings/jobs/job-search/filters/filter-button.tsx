import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CountBadge } from '../../../../ui/display/count-badge.tsx';
import { panelChoices } from '../criteria/filter-choices.ts';
import { setFilterOpen, useFilterStore } from './filter-store.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';

/** Opens and closes the filter panel; absent without scripts. */
export function FilterButton({ criteria }: { criteria: SearchCriteria }) {
  const isOpen = useFilterStore((state) => state.isOpen);
  const set = panelChoices(criteria).length;
  return (
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      className="relative min-h-12 max-lg:col-start-3 max-lg:row-start-2 max-lg:size-12 max-lg:p-0 max-md:row-start-1 noscript:hidden"
      onClick={() => {
        setFilterOpen(!isOpen);
      }}
    >
      <SlidersHorizontal aria-hidden="true" />
      <span className="max-lg:sr-only">Filters</span>
      {set > 0 ? (
        <CountBadge
          count={set}
          tone="brand"
          className="max-lg:absolute max-lg:-top-2 max-lg:-right-1"
        />
      ) : null}
    </Button>
  );
}
