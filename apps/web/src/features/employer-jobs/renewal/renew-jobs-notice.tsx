import type { Job } from '@nextshift/contract';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { endInWords, endsSoon } from './job-end.ts';
import { useRenewJob } from './renew-job.ts';
import { RenewJobsDialog } from './renew-jobs-dialog.tsx';

export interface RenewJobsNoticeProps {
  employerId: string;
  /** The active jobs. */
  jobs: readonly Job[];
}

/** Offers to renew the jobs that end within a week, several at once; nothing while there are none. */
export function RenewJobsNotice({ employerId, jobs }: RenewJobsNoticeProps) {
  const [offered, setOffered] = useState<readonly Job[] | null>(null);
  const now = new Date();
  const renew = useRenewJob(employerId);
  const ending = jobs.filter((job) => endsSoon(job, now));
  const [first] = ending;
  return (
    <>
      {first ? (
        <div
          role="note"
          aria-label="Jobs that close soon"
          className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-warning-soft p-4 md:mx-5 forced-colors:border"
        >
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0 text-warning" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold wrap-anywhere">
              {whatCloses(first, ending.length, now)}
            </span>{' '}
            {ending.length === 1
              ? 'Is it still open? Renew it for 30 more days.'
              : 'Renew those that are still open to keep them for 30 more days.'}
          </p>
          <Button
            variant="secondary"
            size="small"
            className="max-sm:w-full"
            onClick={() => {
              if (ending.length === 1) renew(first);
              else setOffered(ending);
            }}
          >
            {ending.length === 1 ? 'Renew it' : 'Renew jobs'}
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

function whatCloses({ title, closesAt, timeZone }: Job, count: number, now: Date): string {
  if (count > 1) return `${String(count)} jobs close within seven days.`;
  return `“${title}” closes ${closesAt === null ? '' : endInWords(closesAt, timeZone, now)}.`;
}
