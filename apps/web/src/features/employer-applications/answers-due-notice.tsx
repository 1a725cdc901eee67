import { useInfiniteQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { applicationsQuery, countOf } from './list/application-list.ts';

/** How many answers are due within a week, or overdue; nothing while there are none. */
export function AnswersDueNotice({ employerId }: { employerId: string }) {
  const { data } = useInfiniteQuery(applicationsQuery(employerId, { state: 'due', limit: 1 }));
  const count = countOf(data) ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label="Answers due"
      className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-4 forced-colors:border"
    >
      <Clock aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {count === 1 ? '1 answer due this week.' : `${String(count)} answers due this week.`}
        </span>{' '}
        Applicants can expect one within two weeks.
      </p>
      <Button variant="secondary" size="small" className="max-sm:w-full" asChild>
        <PageLink to={paths.employerApplications(undefined, { state: 'due' })}>
          {count === 1 ? 'Answer it' : 'Answer them'}
        </PageLink>
      </Button>
    </section>
  );
}
