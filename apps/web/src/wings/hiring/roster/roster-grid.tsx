import { describeMoments, describeShift, type Roster } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { assignmentLabels, assignmentTones } from '../../../entities/shift/assignment-words.ts';
import { spotsText } from '../../../entities/shift/spots-text.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useFocusOnMore } from '../../../ui/hooks/use-focus-on-more.ts';

type RosterShift = Roster['shifts'][number];
type Spot = RosterShift['places'][number];

/** Shifts that are shown before all of them are asked for. */
const SHOWN = 10;

/** The shifts down, their spots across: who has which, how sure the next date is, and what is free. */
export function RosterGrid({ roster: { job, shifts } }: { roster: Roster }) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = !showsAll && shifts.length > SHOWN + 1;
  const shown = isFolded ? shifts.slice(0, SHOWN) : shifts;
  const { list, expectMore } = useFocusOnMore(shown.length);
  return (
    <>
      <ul ref={list} aria-label="Shifts" className="divide-y divide-line">
        {shown.map((shift) => (
          <li key={shift.id} className="grid gap-x-6 gap-y-3 py-5 md:grid-cols-[15rem_1fr]">
            <div className="min-w-0">
              <h3 tabIndex={-1} className="text-base font-bold">
                {describeShift(shift)}
              </h3>
              <p className="text-sm text-ink-soft">{spotsText(shift)}</p>
            </div>
            <ol
              aria-label={`Spots of ${describeShift(shift)}`}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-2.5"
            >
              {spotsOf(shift).map(([number, taken]) => (
                <SpotCell key={number} taken={taken} timeZone={job.timeZone} jobId={job.id} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {isFolded ? (
        <Button
          variant="secondary"
          onClick={() => {
            expectMore();
            setShowsAll(true);
          }}
        >
          Show all {shifts.length} shifts
        </Button>
      ) : null}
    </>
  );
}

/** All spots by number; those that nobody has are null. */
function spotsOf({ capacity, places }: RosterShift): [number, Spot | null][] {
  const last = Math.max(capacity, ...places.map(({ place }) => place));
  return Array.from({ length: last }, (_, index) => [
    index + 1,
    places.find(({ place }) => place === index + 1) ?? null,
  ]);
}

interface SpotCellProps {
  taken: Spot | null;
  timeZone: string;
  jobId: string;
}

function SpotCell({ taken, timeZone, jobId }: SpotCellProps) {
  return (
    <li
      className={clsx(
        'flex min-h-22 min-w-0 flex-col items-start justify-center gap-1.5 rounded-control border px-3 py-2.5',
        taken ? 'border-line bg-surface' : 'border-dashed border-line-strong',
      )}
    >
      {taken ? (
        <>
          <PageLink
            to={paths.employerApplications(jobId, {
              state: 'closed',
              application: taken.applicationId,
            })}
            className="max-w-full font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {taken.firstName} {taken.lastName}
          </PageLink>
          {taken.next ? (
            <>
              <span className="text-sm text-ink-soft">
                {describeMoments({ ...taken.next, timeZone })
                  .split(', ')
                  .slice(0, 2)
                  .join(', ')}
              </span>
              <Badge tone={assignmentTones[taken.next.status]}>
                {assignmentLabels[taken.next.status]}
              </Badge>
            </>
          ) : (
            <span className="text-sm text-ink-soft">No date ahead</span>
          )}
        </>
      ) : (
        <span className="text-ink-soft">Free</span>
      )}
    </li>
  );
}
