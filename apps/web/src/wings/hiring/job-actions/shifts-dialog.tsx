import { getApplicationForm, getJob, type Job, whyNotFree } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ComparedWeek, ownWeekQuery } from '../../../entities/availability/own-week-query.ts';
import { hoursOverLimit } from '../../../entities/shift/hours-over-limit.ts';
import { NO_SHIFT_MESSAGE, ShiftChoiceField } from '../../../entities/shift/shift-choice-field.tsx';
import { useShiftChoice } from '../../../entities/shift/use-shift-choice.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface ShiftsDialogProps {
  open: boolean;
  userId: string;
  job: Pick<Job, 'shifts' | 'timeZone'>;
  onChosen: (shiftIds: readonly string[]) => void;
  onClose: () => void;
}

/** Asks which shifts of a job one can work, before one click sends the application. */
export function ShiftsDialog({ open, onClose, ...form }: ShiftsDialogProps) {
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Which shifts can you work?"
      description="The company sees the ones you select, and may give you any of them."
    >
      <ShiftsForm {...form} />
    </Dialog>
  );
}

function ShiftsForm({ userId, job, onChosen }: Omit<ShiftsDialogProps, 'open' | 'onClose'>) {
  const choice = useShiftChoice(job, userId);
  const { handleSubmit } = useForm();
  const [isEmpty, setIsEmpty] = useState(false);
  const error = isEmpty && choice.shiftIds.length === 0 ? NO_SHIFT_MESSAGE : undefined;
  return (
    <FormShell
      onSubmit={handleSubmit(() => {
        if (choice.shiftIds.length > 0) onChosen(choice.shiftIds);
        else setIsEmpty(true);
      })}
      pending={choice.isPending}
      error={undefined}
      submitLabel="Apply"
      pendingLabel="Loading your week..."
    >
      <ShiftChoiceField choice={choice} timeZone={job.timeZone} error={error} />
    </FormShell>
  );
}

/** A job as lists have it; saved ones come without their shifts. */
export interface HiringJob extends Partial<Pick<Job, 'shifts' | 'timeZone'>> {
  readonly id: string;
}

/**
 * The shifts of a job that one has to choose from: several of which it is not known whether they fit the seeker's week,
 * or which do not all fit it, or are more than its hours. Null where there is nothing to ask, or its form asks.
 * @throws {ApiError}
 */
export async function shiftsToChoose(job: HiringJob, userId: string) {
  // A week that does not load keeps nobody from applying.
  const week = await getQueryClient()
    .query(ownWeekQuery(userId))
    .catch(() => undefined);
  if (week === undefined) return null;
  const params = { jobId: job.id };
  const { shifts, timeZone } = hasHours(job)
    ? job
    : (await browserApi.call(getJob, { params })).body;
  if (week === null ? shifts.length < 2 : doFit(shifts, timeZone, week)) return null;
  const { body } = await browserApi.call(getApplicationForm, { params });
  return body.application === null ? { shifts, timeZone } : null;
}

function doFit(shifts: Job['shifts'], timeZone: string, week: ComparedWeek): boolean {
  if (hoursOverLimit(shifts, week) !== null) return false;
  const clocks = { timeZone, now: week.asOf };
  return shifts.length < 2 || shifts.every((shift) => whyNotFree(shift, week, clocks) === null);
}

function hasHours(job: HiringJob): job is Pick<Job, 'id' | 'shifts' | 'timeZone'> {
  return job.shifts !== undefined && job.timeZone !== undefined;
}
