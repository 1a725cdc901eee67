import type { CityCount } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { cityChoices } from './city-choices.ts';

export interface OtherCitiesProps {
  title: string;
  cities: readonly CityCount[];
}

/** Cities with jobs, each linked to its page. */
export function OtherCities({ title, cities }: OtherCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <nav aria-labelledby="other-cities" className="mt-12">
      <h2 id="other-cities" className="text-heading font-bold">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {cityChoices(cities).map(({ value, label, activeJobs }) => (
          <li key={label} className="flex min-h-9 items-center gap-2">
            <PageLink to={paths.cityJobs(value)} className="text-link">
              {label}
            </PageLink>
            <span className="text-sm text-ink-soft tabular-nums">{activeJobs}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
