import type { Job } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { measuresQuery } from './measures-query.ts';

export interface AppealLinkProps {
  employerId: string;
  /** A held one. */
  job: Pick<Job, 'id' | 'title'>;
}

/** Leads to the appeal against the hold of a job; once one was sent, says when. */
export function AppealLink({ employerId, job: { id, title } }: AppealLinkProps) {
  const { data } = useQuery(measuresQuery(employerId));
  const appeal = data?.find(
    ({ subjectId, measure, inForce }) => subjectId === id && measure === 'held' && inForce,
  )?.appeal;
  if (appeal) {
    return (
      <p className="mt-3 text-sm">
        You appealed on <time dateTime={appeal.createdAt}>{formatDate(appeal.createdAt)}</time>
        {appeal.status === 'open' ? '. A person reads it.' : '.'}
      </p>
    );
  }
  return (
    <Button variant="ghost" size="small" className="mt-3 ml-2" asChild>
      <PageLink
        to={{ pathname: paths.employerVerification(), hash: 'decisions' }}
        aria-label={`Appeal: ${title}`}
      >
        Appeal
      </PageLink>
    </Button>
  );
}
