import { closingDays, dayOf, formatMoment, JOBS_TIME_ZONE } from '@nextshift/contract';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { momentAt, publishingTimeProblem, suggestedTime, timeOf } from './publishing-time.ts';

export interface PublishAtDialogProps {
  open: boolean;
  onClose: () => void;
  /** When it is scheduled now. */
  publishAt: string | null;
  pending: boolean;
  /** The failure of the last attempt. */
  error: string | undefined;
  onSchedule: (publishAt: string) => void;
}

const FORM_ID = 'publish-at';

/** Asks when a job is published, on the clocks of the jobs' zone. */
export function PublishAtDialog(props: PublishAtDialogProps) {
  const { open, onClose, pending } = props;
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onClose}
      dismissible={!pending}
      title="Publish at a time"
      description="The job goes live by itself. From then on, it counts as one of your active jobs."
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} pending={pending} pendingLabel="Scheduling...">
            Schedule
          </Button>
        </>
      }
    >
      {open ? <TimeForm {...props} /> : null}
    </Dialog>
  );
}

function TimeForm({ publishAt, error, onSchedule }: PublishAtDialogProps) {
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState(() => {
    const scheduled = publishAt === null ? null : new Date(publishAt);
    return scheduled && scheduled > now
      ? { day: dayOf(scheduled), time: timeOf(scheduled) }
      : suggestedTime(now);
  });
  const [problem, setProblem] = useState<string>();
  const { first, last } = closingDays(JOBS_TIME_ZONE, now);
  const moment = momentAt(chosen.day, chosen.time);
  const choose = (part: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...part });
    setProblem(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = publishingTimeProblem(moment, new Date());
    if (found === null && moment) onSchedule(moment.toISOString());
    else setProblem(found ?? undefined);
  };
  return (
    <form id={FORM_ID} method="post" noValidate className="space-y-4" onSubmit={submit}>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="date"
          label="Day"
          required
          min={first}
          max={last}
          value={chosen.day}
          onChange={(event) => {
            choose({ day: event.target.value });
          }}
        />
        <TextField
          type="time"
          label="Time"
          required
          value={chosen.time}
          onChange={(event) => {
            choose({ time: event.target.value });
          }}
        />
      </div>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {moment ? `Goes live on ${formatMoment(moment.toISOString())}.` : 'Eastern Time.'}
      </p>
      <FormError>{problem ?? error}</FormError>
    </form>
  );
}
