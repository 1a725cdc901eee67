import type { CityCount } from '@nextshift/contract';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { CityLinks } from './city-links.tsx';

/** Shown without a search: a choice of cities. */
export function ChoosePlace({ cities }: { cities: readonly CityCount[] }) {
  return (
    <>
      <EmptyState drawing="search" title="Where would you like to work?" className="pb-6">
        Choose a city to see its jobs, or search for a job, skill or company.
      </EmptyState>
      <CityLinks cities={cities} />
    </>
  );
}
