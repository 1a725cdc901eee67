import type { CityOverview } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Card } from '../../../../ui/display/card.tsx';

/** A city's jobs by type and by industry, each linked to its search. */
export function CityOverviewLists({ overview }: { overview: CityOverview }) {
  const { types, industries } = overview;
  const searchLocation = overview.city;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <CountList
        title="By job type"
        rows={types.map(({ type, activeJobs }) => ({
          label: type,
          activeJobs,
          to: paths.jobs({ searchLocation, type: [type] }),
        }))}
      />
      <CountList
        title="By industry"
        rows={industries.map(({ industry, activeJobs }) => ({
          label: industry,
          activeJobs,
          to: paths.jobs({ searchLocation, industry }),
        }))}
      />
    </div>
  );
}

interface CountRow {
  readonly label: string;
  readonly activeJobs: number;
  readonly to: string;
}

function CountList({ title, rows }: { title: string; rows: readonly CountRow[] }) {
  return (
    <Card asChild>
      <section>
        <h2 className="text-heading font-bold">{title}</h2>
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {rows.map(({ label, activeJobs, to }) => (
            <li key={label} className="flex min-h-9 items-center justify-between gap-3">
              <PageLink to={to} className="text-link">
                {label}
              </PageLink>
              <span className="text-ink-soft tabular-nums">{activeJobs}</span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
