import type { Job } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TaskTile } from '../../../ui/display/task-tile.tsx';
import { employerJobsQuery, jobsOf } from '../employer-job-list.ts';
import { endInWords, endsSoon } from './job-end.ts';
import { useRenewJob } from './renew-job.ts';
import { RenewJobsDialog } from './renew-jobs-dialog.tsx';

/** The jobs that close within a week, and a way to renew them, several at once. */
export function ClosingJobsTile({ employerId }: { employerId: string }) {
  const [offered, setOffered] = useState<readonly Job[] | null>(null);
  const { data } = useInfiniteQuery(employerJobsQuery(employerId, 'Active'));
  const renew = useRenewJob(employerId);
  const now = new Date();
  const closing = jobsOf(data).filter((job) => endsSoon(job, now));
  const [first] = closing;
  const isOne = closing.length === 1;
  return (
    <>
      <TaskTile
        icon={<CalendarPlus />}
        count={data && closing.length}
        title={
          first
            ? `${closing.length} ${isOne ? 'job closes' : 'jobs close'} soon`
            : 'No job closes soon'
        }
        detail={first ? whatCloses(first, closing.length, now) : null}
        action={
          <Button
            variant="secondary"
            size="small"
            aria-label={isOne ? 'Renew it' : 'Renew jobs'}
            onClick={() => {
              if (first && isOne) renew(first);
              else setOffered(closing);
            }}
          >
            Renew
          </Button>
        }
      />
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
  if (count > 1) return 'Within seven days. Renew those that are still open.';
  return `“${title}” closes ${closesAt === null ? '' : endInWords(closesAt, timeZone, now)}. Still open?`;
}
