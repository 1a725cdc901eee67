import { type Job, placeOfJob } from '@nextshift/contract';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { JobView } from './job-view.tsx';

export interface JobPreviewDialogProps {
  job: Job;
  open: boolean;
  onClose: () => void;
}

/** A job that is not posted yet, as job seekers would see it. */
export function JobPreviewDialog({ job, open, onClose }: JobPreviewDialogProps) {
  return (
    <Dialog
      size="large"
      open={open}
      onOpenChange={onClose}
      leading={
        <Avatar kind="company" name={job.companyName} src={job.logo} decorative className="mr-2" />
      }
      title={job.title}
      description={`${job.companyName} · ${placeOfJob(job)}`}
    >
      <JobView job={job} />
    </Dialog>
  );
}
