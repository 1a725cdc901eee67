import type { CityCount } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { CardAction } from '../../../../ui/buttons/card-action.tsx';
import { cityChoices } from './city-choices.ts';
import { countOfJobs } from '../criteria/count-of-jobs.ts';

/** The cities that have jobs, each linked to its search. */
export function CityLinks({ cities }: { cities: readonly CityCount[] }) {
  return (
    <ul
      aria-label="Cities"
      className="mx-auto grid max-w-4xl grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
    >
      {cityChoices(cities).map(({ value, label, activeJobs }) => (
        <li key={label}>
          <Card interactive padding="small" className="h-full">
            <CardAction asChild className="font-display font-bold">
              <PageLink to={paths.jobs({ searchLocation: value })}>{label}</PageLink>
            </CardAction>
            <p className="text-sm text-ink-soft">{countOfJobs(activeJobs)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
