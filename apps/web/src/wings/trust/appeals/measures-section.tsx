import type { Measure } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { EarlierAppeal } from './earlier-appeal.tsx';
import { MeasureShown } from './measure-shown.tsx';
import { measuresQuery } from './measures-query.ts';
import { useSubmitAppeal } from './submit-appeal.ts';

/** Where links to the section lead. */
const MEASURES_ID = 'decisions';

/** What is held, removed or suspended of a company's, and its appeals; nothing while there is none. */
export function MeasuresSection({ employerId }: { employerId: string }) {
  const { data, error, isFetching, refetch } = useQuery(measuresQuery(employerId));
  const isAskedFor = useLocation().hash === `#${MEASURES_ID}`;
  if (!data && !error) return null;
  if (data?.length === 0) {
    return isAskedFor ? (
      <p className="mt-10 text-ink-soft">There is nothing to appeal against.</p>
    ) : null;
  }
  return (
    <section aria-labelledby={MEASURES_ID} className="mt-10">
      <h2 id={MEASURES_ID} className="scroll-mt-24 text-heading font-bold">
        Decisions about your company
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        A person reads every appeal. Until it is decided, the decision stands.
      </p>
      {data ? (
        <ul className="mt-4 space-y-4">
          {byCase(data).map(([measure, ...earlier]) => (
            <MeasureEntry
              key={measure.caseId}
              employerId={employerId}
              measure={measure}
              earlier={earlier}
            />
          ))}
        </ul>
      ) : (
        <LoadFailure
          headingLevel="h3"
          title="The decisions did not load"
          message={failureText(error, 'Something went wrong. Please try again.')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

type MeasuresOfCase = readonly [last: Measure, ...earlier: Measure[]];

/** What each case has done, the last first: a hold that became a removal is one entry. */
function byCase(measures: readonly Measure[]): MeasuresOfCase[] {
  const cases = new Map<string, MeasuresOfCase>();
  for (const one of measures) cases.set(one.caseId, [...(cases.get(one.caseId) ?? []), one]);
  return [...cases.values()];
}

interface MeasureEntryProps {
  employerId: string;
  measure: Measure;
  earlier: readonly Measure[];
}

function MeasureEntry({ employerId, measure, earlier }: MeasureEntryProps) {
  const { mutateAsync } = useSubmitAppeal(employerId, measure.caseId);
  return (
    <Card asChild>
      <li>
        <h3 className="font-sans text-base font-bold wrap-anywhere">{measure.subjectName}</h3>
        <MeasureShown measure={measure} send={mutateAsync} />
        {earlier.map((one) => (
          <EarlierAppeal
            key={one.measure}
            earlier={one}
            isAnswered={measure.appealableFrom === null}
          />
        ))}
      </li>
    </Card>
  );
}
