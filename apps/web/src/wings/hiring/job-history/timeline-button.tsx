import type { Application } from '@nextshift/contract';
import { useState } from 'react';
import { ApplicationTimeline } from '../../../entities/application/application-timeline.tsx';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface TimelineButtonProps {
  application: Application;
  /** Id of the heading that names its job. */
  titleId: string;
}

/** Opens what happened to an application. */
export function TimelineButton({ application, titleId }: TimelineButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, job, answerDueAt } = application;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-describedby={titleId}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Timeline
      </Button>
      <Dialog
        size="small"
        open={isOpen}
        onOpenChange={setIsOpen}
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
    </>
  );
}
