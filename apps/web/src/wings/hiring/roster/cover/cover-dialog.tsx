import { type Assignment, describeMoments, type Roster } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelledWords } from '../../../../entities/shift/assignment-words.ts';
import { rosterQuery } from '../../../../entities/shift/roster-query.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFocusAfterChange } from '../../../../ui/overlays/use-focus-after-change.ts';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { useCoverShift } from './cover-shift.ts';

/** A date with a free spot, and who works on it. */
export interface AskedCover {
  readonly assignment: Assignment;
  /** Applications of those who work on the date. */
  readonly busyIds: readonly string[];
  /** Takes the focus once the date is covered. */
  readonly row: HTMLElement | null;
}

export interface CoverDialogProps {
  employerId: string;
  /** Null while closed. */
  asked: AskedCover | null;
  onClose: () => void;
}

/** Asks who of those who are hired for the job covers a date. */
export function CoverDialog({ employerId, asked, onClose }: CoverDialogProps) {
  const shown = useLingering(asked);
  const { returnFocus, setChanged } = useFocusAfterChange();
  const jobId = shown?.assignment.jobId ?? '';
  const { data: roster, error } = useQuery({
    ...rosterQuery(employerId, jobId),
    enabled: asked !== null,
  });
  const mutation = useCoverShift(employerId);
  const [chosenId, setChosenId] = useState<string>();
  if (!shown) return null;
  const { assignment, busyIds, row } = shown;
  const free = (roster ? hiredFor(roster) : []).filter(({ value }) => !busyIds.includes(value));
  const isAway = ({ value }: { value: string }) => value === assignment.applicationId;
  // Anyone who cannot come may still change their mind, but is the last to ask.
  const others = free.filter((one) => !isAway(one));
  const people = [
    ...others,
    ...free.filter(isAway).map((one) => ({ ...one, help: cancelledWords(assignment) })),
  ];
  const chosen = people.find(({ value }) => value === chosenId);
  const failure = mutation.error ?? error;
  const close = (changed: HTMLElement | null) => {
    setChanged(changed);
    mutation.reset();
    setChosenId(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => {
        close(null);
      }}
      returnFocus={returnFocus}
      title="Who covers this date?"
      description={`${describeMoments(assignment)}, “${assignment.title}”`}
      tone="primary"
      confirmLabel="Ask them"
      cancelLabel="Back"
      confirmDisabled={!chosen}
      pending={mutation.isPending}
      pendingLabel="Asking..."
      error={failure ? failureText(failure, 'Please try again.') : undefined}
      onConfirm={() => {
        const finish = () => {
          close(row);
        };
        if (chosen)
          mutation.mutate({ assignment, applicationId: chosen.value }, { onSuccess: finish });
      }}
    >
      <div className="grid gap-3">
        {roster && others.length === 0 ? (
          <p>
            Nobody else who is hired for this job is free.{' '}
            <PageLink to={paths.employerApplications(jobId)} className="text-link">
              See the applicants
            </PageLink>
          </p>
        ) : null}
        {roster && people.length === 0 ? null : (
          <p className="text-ink-soft">
            The person you choose is asked to confirm, and may still say no. It is for this date
            only.
          </p>
        )}
        {roster && people.length > 0 ? (
          <RadioGroup
            label="Hired for this job"
            options={people}
            value={chosen?.value}
            onValueChange={setChosenId}
            disabled={mutation.isPending}
          />
        ) : null}
        {roster ? null : <p role="status">Loading who is hired...</p>}
      </div>
    </ConfirmDialog>
  );
}

/** Everybody who has a spot in a shift of the job, once. */
function hiredFor({ shifts }: Roster): { value: string; label: string }[] {
  const names = new Map(
    shifts.flatMap(({ places }) =>
      places.map((each) => [each.applicationId, `${each.firstName} ${each.lastName}`] as const),
    ),
  );
  return [...names].map(([value, label]) => ({ value, label }));
}
