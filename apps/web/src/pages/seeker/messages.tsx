import { useParams } from 'react-router';
import { MessagesBoard } from '../../wings/hiring/messages/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Messages');
}

/** What employers have written about one's applications, and the answers. */
export default function Messages() {
  const { id } = useSeeker();
  const { applicationId } = useParams();
  return (
    <div className="page-column pb-16">
      <PageHeader title="Messages" className={applicationId && 'max-lg:sr-only'} />
      <MessagesBoard
        accountId={id}
        side="seeker"
        applicationId={applicationId}
        emptyAction={
          <Button asChild>
            <PageLink to={paths.history('applied')}>Your applications</PageLink>
          </Button>
        }
        applicationLink={() => (
          <PageLink to={paths.history('applied')} className="text-link">
            Your applications
          </PageLink>
        )}
      />
    </div>
  );
}
