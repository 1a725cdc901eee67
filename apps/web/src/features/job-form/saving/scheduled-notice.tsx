import type { JobDraft as SavedDraft } from '@nextshift/contract';
import { CalendarClock } from 'lucide-react';
import { formatMoment } from '../../../platform/text/format-moment.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export interface ScheduledNoticeProps {
  draft: Pick<SavedDraft, 'publishAt' | 'blockedReason'>;
  pending: boolean;
  onUnschedule: () => void;
}

/** Says when the draft goes live, or why it has not. */
export function ScheduledNotice({ draft, pending, onUnschedule }: ScheduledNoticeProps) {
  const { publishAt, blockedReason } = draft;
  if (publishAt === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft py-2 pr-2 pl-4">
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-info" />
      <p className="min-w-0 flex-1">
        {blockedReason === null
          ? `Goes live on ${formatMoment(publishAt)}.`
          : `Was due on ${formatMoment(publishAt)}, and is waiting: ${blockedReason}`}
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
