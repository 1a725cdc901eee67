import { type OverviewWeek, getOverview } from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../../ui/display/data-table.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { FIGURES, weekName } from './figures.ts';
import { overviewCsv } from './overview-csv.ts';
import { WeekPlot } from './week-plot.tsx';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';

/** What happened in each of the last weeks. */
const overviewQuery = queryOptions({
  queryKey: [OPERATOR_KEY, 'overview'] as const,
  queryFn: async ({ signal }) => {
    const { body } = await operatorApi.call(getOverview, { signal });
    return body.weeks;
  },
});

/** The board in plots, a bar for each week. */
export function BoardOverview() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  if (data) return <Weeks weeks={data} />;
  return error ? (
    <LoadFailure
      title="The overview did not load"
      message={failureText(error, 'Something went wrong. Please try again.')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonGroup
      label="Loading the overview"
      className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      {FIGURES.map(({ title }) => (
        <Skeleton key={title} className="h-56 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}

function Weeks({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(weeks.length - 1);
  const week = weeks[chosen];
  const name = week && `${weekName(week)}${chosen === weeks.length - 1 ? ', so far' : ''}`;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="w-full sm:w-80">
          <label htmlFor={id} className="font-semibold tabular-nums">
            {name}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={weeks.length - 1}
            value={chosen}
            aria-valuetext={name}
            className="block h-11 w-full accent-brand"
            onChange={({ target }) => {
              setChosen(target.valueAsNumber);
            }}
          />
        </div>
        <Button
          variant="secondary"
          onClick={() => {
            saveText(overviewCsv(weeks), 'overview.csv');
          }}
        >
          <Download aria-hidden="true" />
          Download CSV
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {FIGURES.map((figure) => (
          <WeekPlot
            key={figure.title}
            figure={figure}
            weeks={weeks}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      </div>
      <details className="mt-8">
        <summary className="w-fit cursor-pointer rounded-lg font-semibold">All figures</summary>
        <Card
          padding="none"
          className="mt-4 max-md:border-0 max-md:bg-transparent max-md:shadow-none"
        >
          <DataTable
            caption="What happened in each week, the last one first"
            columns={COLUMNS}
            rows={weeks.toReversed()}
            rowKey={({ monday }) => monday}
          />
        </Card>
      </details>
    </>
  );
}

const COLUMNS: readonly Column<OverviewWeek>[] = [
  { id: 'week', header: 'Week', cell: weekName, isTitle: true },
  ...FIGURES.map(({ title, say }) => ({ id: title, header: title, cell: say })),
];

/** Lets the browser save a text as a file. */
function saveText(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
