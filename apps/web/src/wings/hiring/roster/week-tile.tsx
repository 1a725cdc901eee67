import { describeMoments } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { workerName } from '../../../entities/shift/assignment-words.ts';
import { type ShiftDates, nextDatesQuery } from '../../../entities/shift/shifts-query.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TaskTile } from '../../../ui/display/task-tile.tsx';

/** The shifts of the next seven days: how sure they are, and who is next. */
export function WeekTile({ employerId }: { employerId: string }) {
  const { data } = useQuery(nextDatesQuery(employerId, 7));
  const count = data?.shifts.length;
  return (
    <TaskTile
      icon={<CalendarDays />}
      count={count}
      title={
        count
          ? `${String(count)} ${count === 1 ? 'shift' : 'shifts'} in 7 days`
          : 'No shifts in 7 days'
      }
      detail={data ? detailOf(data) : null}
      action={
        <Button variant="secondary" size="small" asChild>
          <PageLink to={paths.employerShifts()}>See shifts</PageLink>
        </Button>
      }
    />
  );
}

/** What is not sure, else who is next. */
function detailOf({ shifts }: ShiftDates): string {
  const cancelled = shifts.filter(({ status }) => status === 'cancelled').length;
  const open = shifts.filter(({ status }) => status === 'offered').length;
  const unsure = [
    cancelled > 0 ? `${String(cancelled)} canceled` : '',
    open > 0 ? `${String(open)} not confirmed yet` : '',
  ].filter(Boolean);
  if (unsure.length > 0) return unsure.join(', ');
  const [next] = shifts;
  return next ? `Next: ${workerName(next)}, ${describeMoments(next)}` : '';
}
