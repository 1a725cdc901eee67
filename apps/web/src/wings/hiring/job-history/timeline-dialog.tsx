import type { Application } from '@nextshift/contract';
import { ApplicationTimeline } from '../../../entities/application/application-timeline.tsx';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface TimelineDialogProps {
  application: Application;
  open: boolean;
  onClose: () => void;
}

/** What happened to an application. */
export function TimelineDialog({ application, open, onClose }: TimelineDialogProps) {
  const { id, job, answerDueAt } = application;
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onClose}
      title="Timeline"
      description={`Your application for “${job.title}” at ${job.companyName}.`}
    >
      <ApplicationTimeline
        applicationId={id}
        timelineKey={ownListKeys.applications}
        answerDueAt={answerDueAt}
        reader="seeker"
        label="Timeline"
      />
    </Dialog>
  );
}
