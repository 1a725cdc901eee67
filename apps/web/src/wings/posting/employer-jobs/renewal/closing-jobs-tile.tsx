import type { Job } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TaskTile } from '../../../../ui/display/task-tile.tsx';
import { employerJobsQuery, jobsOf } from '../employer-job-list.ts';
import { endInWords, endsSoon } from './job-end.ts';
import { usePlanEnds } from './plan-end.ts';
import { useRenewJob } from './renew-job.ts';
import { RenewJobsDialog } from './renew-jobs-dialog.tsx';

/** The jobs that close within a week or for the plan, and a way to renew the others, several at once. */
export function ClosingJobsTile({ employerId }: { employerId: string }) {
  const [offered, setOffered] = useState<readonly Job[] | null>(null);
  const { data } = useInfiniteQuery(employerJobsQuery(employerId, 'Active'));
  const renew = useRenewJob(employerId);
  const now = new Date();
  const planEndOf = usePlanEnds(employerId);
  const active = jobsOf(data);
  const renewable = active.filter((job) => planEndOf(job) === null && endsSoon(job, now));
  const ended = active.flatMap((job) => planEndOf(job) ?? []);
  const [first] = renewable;
  const [firstEnded] = ended;
  const count = renewable.length + ended.length;
  const isOne = renewable.length === 1;
  return (
    <>
      <TaskTile
        icon={<CalendarPlus />}
        count={data && count}
        title={
          count > 0
            ? `${count} ${count === 1 ? 'job closes' : 'jobs close'} soon`
            : 'No job closes soon'
        }
        detail={
          <>
            {firstEnded ? (
              <span className="block">{`${ended.length} on ${formatDate(firstEnded.closesAt)}: ${firstEnded.reason}.`}</span>
            ) : null}
            {first ? whatCloses(first, renewable.length, now) : null}
          </>
        }
        action={
          first ? (
            <Button
              variant="secondary"
              size="small"
              aria-label={isOne ? 'Renew it' : 'Renew jobs'}
              onClick={() => {
                if (isOne) renew(first);
                else setOffered(renewable);
              }}
            >
              Renew
            </Button>
          ) : (
            <Button variant="secondary" size="small" asChild>
              <PageLink to={paths.employerSubscription()}>See plans</PageLink>
            </Button>
          )
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
