import { useInfiniteQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TaskTile } from '../../../ui/display/task-tile.tsx';
import { applicationsQuery, countOf } from './list/application-list.ts';

/** How many answers are due within a week, or overdue. */
export function AnswersDueTile({ employerId }: { employerId: string }) {
  const { data } = useInfiniteQuery(applicationsQuery(employerId, { state: 'due', limit: 1 }));
  const count = countOf(data);
  return (
    <TaskTile
      icon={<Clock />}
      count={count}
      title={
        count ? `${count} ${count === 1 ? 'answer' : 'answers'} due this week` : 'No answers due'
      }
      detail="Applicants can expect one within two weeks."
      action={
        <Button variant="secondary" size="small" asChild>
          <PageLink
            to={paths.employerApplications(undefined, { state: 'due' })}
            aria-label={count === 1 ? 'Answer it' : 'Answer them'}
          >
            Answer
          </PageLink>
        </Button>
      }
    />
  );
}
