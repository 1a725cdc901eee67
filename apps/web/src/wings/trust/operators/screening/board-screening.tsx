import { formatCalendarDay, type ScreeningReport } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { AccountFacts, Fact } from '../accounts/account-facts.tsx';
import { DecidedPlot } from './decided-plot.tsx';
import { screeningQuery } from './screening-query.ts';
import { STANDING_WORDS } from './standing-words.ts';
import { ThresholdsForm } from './thresholds-form.tsx';

/** What reads postings, from which risk it holds them, and how often operators agreed. */
export function BoardScreening() {
  const { data, error, isFetching, refetch } = useQuery(screeningQuery);
  if (data) return <Report report={data} />;
  return error ? (
    <LoadFailure
      title="Screening did not load"
      message={failureText(error, 'Something went wrong. Please try again.')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonGroup label="Loading screening" className="space-y-6">
      {['h-24', 'h-96', 'h-80'].map((height) => (
        <Skeleton key={height} className={`${height} rounded-card`} />
      ))}
    </SkeletonGroup>
  );
}

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function Report({ report: { model, byStanding, drift, revision } }: { report: ScreeningReport }) {
  const hasDecided = drift.some(({ held }) => held > 0);
  return (
    <div className="max-w-4xl space-y-10">
      <section aria-labelledby="screening-model">
        <h2 id="screening-model" className="mb-3 text-heading font-bold">
          The model
        </h2>
        <AccountFacts>
          <Fact term="Version">{model.version}</Fact>
          <Fact term="Trained">{formatCalendarDay(model.trainedAt)}</Fact>
          <Fact term="Trained on">{number.format(model.posts)} posts, half of them scams</Fact>
          <Fact term="Ranks a scam over an honest post">
            {percent.format(model.auc)} of the time (area under the curve {model.auc})
          </Fact>
        </AccountFacts>
      </section>
      <section aria-labelledby="screening-thresholds">
        <h2 id="screening-thresholds" className="text-heading font-bold">
          Thresholds
        </h2>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">
          The model gives each posting a risk from 0 to 1. From the first number up, it is held
          until its company fixes it. From the second up, it is held until an operator decides. A
          change applies to what is posted or edited afterward.
        </p>
        <ThresholdsForm byStanding={byStanding} revision={revision} />
      </section>
      {hasDecided ? (
        <>
          <DecidedPlot
            title="Decided by standing"
            about="Cases of the last 12 months about what rules or the model held, by how far the company was checked. Precision is the share that was upheld."
            unit="Companies"
            rows={byStanding.map(({ standing, held, upheld }) => ({
              name: STANDING_WORDS[standing].name,
              held,
              upheld,
            }))}
          />
          <DecidedPlot
            title="Decided by month"
            about="The same cases by the month of the decision. Fewer upheld than before means that more honest postings wait."
            unit="Month"
            rows={drift.map(({ month, held, upheld }) => ({
              name: monthName.format(new Date(`${month}-01T00:00:00Z`)),
              held,
              upheld,
            }))}
          />
        </>
      ) : (
        <EmptyState drawing="applications" title="Nothing decided yet">
          How much of what is held is upheld appears here, by standing and by month. It needs a case
          that an operator has decided.
        </EmptyState>
      )}
    </div>
  );
}
