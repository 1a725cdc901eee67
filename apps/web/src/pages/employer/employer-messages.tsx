import { clsx } from 'clsx';
import { useParams } from 'react-router';
import { MessagesBoard } from '../../wings/hiring/messages/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Messages');
}

/** What is written with applicants. */
export default function EmployerMessages() {
  const { id } = useEmployer();
  const { applicationId } = useParams();
  return (
    <div className={clsx('page-column', applicationId === undefined ? 'pb-16' : 'lg:pb-16')}>
      <PageHeader title="Messages" className={applicationId && 'max-lg:sr-only'} />
      <MessagesBoard
        accountId={id}
        side="employer"
        applicationId={applicationId}
        emptyAction={
          <Button asChild>
            <PageLink to={paths.employerApplications()}>See your applicants</PageLink>
          </Button>
        }
        applicationLink={(application) => (
          <PageLink
            to={paths.employerApplications(undefined, { application })}
            className="text-link"
          >
            Application
          </PageLink>
        )}
      />
    </div>
  );
}
