import {
  type EmployerApplication,
  graceInWords,
  type Roster,
  UNDO_MINUTES,
  listEmployerApplications,
} from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { nameShifts } from '../../../../entities/shift/empty-shifts.ts';
import { useClosingGrace } from '../../../../platform/routing/use-closing-grace.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAcceptApplication } from './accept-application.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import { FirstDate } from './first-date.tsx';
import { ShiftChoice } from './shift-choice.tsx';
import { useShiftChoice } from './use-shift-choice.ts';
import { clashingShiftIds, isAboutShifts, isConflict } from './change-application-status.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';

export interface AcceptDialogProps {
  employerId: string;
  application: EmployerApplication;
  open: boolean;
  onClose: () => void;
  onAccepted: (application: EmployerApplication) => void;
  returnFocus: ConfirmDialogProps['returnFocus'];
}

/** Confirms accepting, which takes an opening, closes the job with the last, and can be undone until they are mailed. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { employerId, application, open, onAccepted, returnFocus } = props;
  const name = applicantName(application);
  const accept = useAcceptApplication(employerId, (accepted) => {
    props.onClose();
    onAccepted(accepted);
  });
  const onClose = () => {
    // Opened again, it asks anew.
    accept.reset();
    props.onClose();
  };
  const choice = useShiftChoice(employerId, application, open);
  const clashing = choice.offered.filter(
    ({ shift, isChosen }) => isChosen && clashingShiftIds(accept.error).includes(shift.id),
  );
  const leaveOut = (button: HTMLElement) => {
    // The pressed button goes.
    button.closest('[role=alertdialog]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    for (const { shift } of clashing) choice.choose(shift.id, false);
    accept.reset();
  };
  const confirm = () => {
    const { shiftIds, firstDate } = choice;
    const acceptance = { application, shiftIds, firstDate };
    accept.mutate(acceptance, {
      onError: (error) => {
        // On a conflict the question is outdated; any other failure, and another choice of shifts, can be tried.
        if (isConflict(error) && !isAboutShifts(error)) onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="primary"
      startsOn="confirm"
      returnFocus={returnFocus}
      title={`Accept ${name}?`}
      description={describe(application)}
      confirmLabel="Accept"
      pending={accept.isPending}
      pendingLabel="Accepting..."
      error={accept.error && isAboutShifts(accept.error) ? accept.error.message : undefined}
      onConfirm={confirm}
    >
      <ShiftChoice
        offered={choice.offered}
        choose={choice.choose}
        freeShifts={application.freeShifts}
      />
      {choice.job && choice.given.length > 0 ? (
        <FirstDate
          job={choice.job}
          shifts={choice.given}
          startDate={application.basicFieldAnswers.startDate}
          firstDate={choice.firstDate}
          name={choice.nameFirstDate}
        />
      ) : null}
      {isLastOpening(application) ? <LeftEmpty shifts={choice.leftEmpty} /> : null}
      {isLastOpening(application) ? (
        <OthersAreTold employerId={employerId} jobId={application.job.id} />
      ) : null}
      <p className="text-ink-soft">
        You then see their email and phone for 30 days, to agree on the next steps. They can read it
        at once in their history, and get an email in {UNDO_MINUTES} minutes. Until then you can
        undo it.
      </p>
      {clashing.length === 0 ? null : (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          onClick={({ currentTarget }) => {
            leaveOut(currentTarget);
          }}
        >
          Leave out {nameShifts(clashing.map(({ shift }) => shift))}
        </Button>
      )}
    </ConfirmDialog>
  );
}

/** Whether nobody can be accepted for the job afterwards. */
function isLastOpening({ job }: EmployerApplication): boolean {
  return job.openingsLeft <= 1;
}

/** What accepting does to the job. */
function describe({ job }: EmployerApplication): string {
  const { title, openings, openingsLeft: left } = job;
  if (openings === 1) {
    return `For “${title}”. Accepting an applicant closes the job automatically, and only one applicant can be accepted per job.`;
  }
  if (left <= 1) {
    return `For “${title}”. This fills the last of its ${String(openings)} openings, which closes the job automatically.`;
  }
  return `For “${title}”. ${String(left)} of ${String(openings)} openings are left. The job stays open, with ${String(left - 1)} left after this.`;
}

/** The shifts that nobody can be accepted for afterwards. */
function LeftEmpty({ shifts }: { shifts: Roster['shifts'] }) {
  return (
    <div role="status">
      {shifts.length === 0 ? null : (
        <p className="mb-3 rounded-control bg-warning-soft p-3 text-sm font-medium forced-colors:border">
          {nameShifts(shifts)} would have nobody. Accepting fills the job and closes it. To fill{' '}
          {shifts.length === 1 ? 'it' : 'them'} too, select {shifts.length === 1 ? 'it' : 'them'}{' '}
          above, or raise the job’s openings first.
        </p>
      )}
    </div>
  );
}

/** What happens to the other applicants. */
function OthersAreTold({ employerId, jobId }: { employerId: string; jobId: string }) {
  const { data: open = 0 } = useQuery(openApplicationsQuery(employerId, jobId));
  const others = open - 1;
  const grace = useClosingGrace();
  if (others < 1) return null;
  return (
    <p className="mb-3">
      {others === 1 ? 'The other applicant is' : `The other ${String(others)} applicants are`} told
      that the position is filled{whenTold(grace)}
    </p>
  );
}

function whenTold(graceMinutes: number): string {
  if (graceMinutes === 0) return '.';
  return `: at once in their history, by email in ${graceInWords(graceMinutes)}. If the job is open again before that, no email is sent.`;
}

/** How many applications to a job are open. @throws {ApiError} */
function openApplicationsQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: ['employer', employerId, 'open-applications', jobId],
    queryFn: async ({ signal }) => {
      const query = { jobId, state: 'open', limit: 1 } as const;
      const { body, totalCount } = await browserApi.call(listEmployerApplications, {
        params: { employerId },
        query,
        signal,
      });
      return totalCount ?? body.applications.length;
    },
    staleTime: 0,
  });
}
