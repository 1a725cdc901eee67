import type { Job } from '@nextshift/contract';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { endsSoon } from './job-end.ts';
import { RenewJobsDialog } from './renew-jobs-dialog.tsx';

export interface RenewJobsNoticeProps {
  employerId: string;
  /** The active jobs. */
  jobs: readonly Job[];
}

/** Offers to renew several jobs at once; nothing while fewer than two end within a week. */
export function RenewJobsNotice({ employerId, jobs }: RenewJobsNoticeProps) {
  const [offered, setOffered] = useState<readonly Job[] | null>(null);
  const now = new Date();
  const ending = jobs.filter((job) => endsSoon(job, now));
  return (
    <>
      {ending.length > 1 ? (
        <div
          role="note"
          aria-label="Jobs that close soon"
          className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-warning-soft p-4 md:mx-5 forced-colors:border"
        >
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0 text-warning" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">
              {String(ending.length)} jobs close within seven days.
            </span>{' '}
            Renew those that are still open to keep them for 30 more days.
          </p>
          <Button
            variant="secondary"
            size="small"
            className="max-sm:w-full"
            onClick={() => {
              setOffered(ending);
            }}
          >
            Renew jobs
          </Button>
        </div>
      ) : null}
      {offered ? (
        <RenewJobsDialog
          employerId={employerId}
          jobs={offered}
          onClose={() => {
            setOffered(null);
          }}
        />
      ) : null}
    </>
  );
}
