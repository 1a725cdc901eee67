import { draftProblem, formatMoment, type JobDraft as SavedDraft } from '@nextshift/contract';
import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/buttons/button.tsx';
import { fieldsOfDraft } from '../job-draft.ts';
import type { JobForm } from '../use-job-draft.ts';

export interface ScheduledNoticeProps {
  form: JobForm;
  draft: Pick<SavedDraft, 'publishAt' | 'blockedReason'>;
  pending: boolean;
  onUnschedule: () => void;
}

/** Says when the draft goes live, what would keep it from that, or why it has not. */
export function ScheduledNotice({ form, draft, pending, onUnschedule }: ScheduledNoticeProps) {
  useWatch({ control: form.control });
  const { publishAt } = draft;
  if (publishAt === null) return null;
  const problem = draftProblem(fieldsOfDraft(form.getValues()), new Date(publishAt));
  const isHeldUp = problem !== null || draft.blockedReason !== null;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2 pr-2 pl-4',
        isHeldUp ? 'bg-warning-soft' : 'bg-info-soft',
      )}
    >
      <CalendarClock
        aria-hidden="true"
        className={clsx('size-5 shrink-0', isHeldUp ? 'text-warning' : 'text-info')}
      />
      <p className="min-w-0 flex-1" aria-live="polite">
        {scheduleText(formatMoment(publishAt), draft.blockedReason, problem)}
      </p>
      <Button
        variant="ghost"
        size="small"
        pending={pending}
        pendingLabel="Taking off..."
        onClick={onUnschedule}
      >
        Take off schedule
      </Button>
    </div>
  );
}

function scheduleText(time: string, blockedReason: string | null, problem: string | null): string {
  if (blockedReason !== null) return `Was due on ${time}, and is waiting: ${blockedReason}`;
  if (problem === null) return `Goes live on ${time}.`;
  return `Scheduled, but incomplete: ${problem}. It cannot go live on ${time} like this.`;
}
