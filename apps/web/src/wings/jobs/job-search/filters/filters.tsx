import { lazy, Suspense } from 'react';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { useFilterStore } from './filter-store.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';

const FilterPanel = lazy(async () => ({
  default: (await import('./filter-panel.tsx')).FilterPanel,
}));

/** The filters, fetched when they are first opened. */
export function Filters({ criteria }: { criteria: SearchCriteria }) {
  const isOpen = useFilterStore((state) => state.isOpen);
  const wasOpened = useLingering(isOpen || null) ?? false;
  if (!wasOpened) return null;
  return (
    <Suspense>
      <FilterPanel criteria={criteria} />
    </Suspense>
  );
}
