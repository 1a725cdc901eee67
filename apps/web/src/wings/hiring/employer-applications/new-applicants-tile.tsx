import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TaskTile } from '../../../ui/display/task-tile.tsx';
import { applicantName } from './applicant/applicant-name.ts';
import { applicationsOf, applicationsQuery, countOf } from './list/application-list.ts';

/** As many are named. */
const NAMED = 2;

/** Those whose application nobody has looked at; the newest are named. */
export function NewApplicantsTile({ employerId }: { employerId: string }) {
  const { data } = useInfiniteQuery({
    ...applicationsQuery(employerId, { state: 'new', limit: NAMED }),
    // Opening an applicant ends its newness.
    refetchOnMount: 'always',
  });
  const count = countOf(data);
  const named = applicationsOf(data).slice(0, NAMED);
  const names = named.map(applicantName).join(', ');
  const more = (count ?? 0) - named.length;
  return (
    <TaskTile
      icon={<UserRoundPlus />}
      count={count}
      title={
        count ? `${count} new ${count === 1 ? 'applicant' : 'applicants'}` : 'No new applicants'
      }
      detail={more > 0 ? `${names} and ${more} more` : names}
      action={
        <Button variant="secondary" size="small" asChild>
          <PageLink
            to={paths.employerApplications(undefined, { application: named[0]?.id })}
            aria-label="Review new applicants"
          >
            Review
          </PageLink>
        </Button>
      }
    />
  );
}
