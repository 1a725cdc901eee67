import { useContext } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { describeError } from './describe-error.ts';
import { PageLink } from '../routing/page-link.tsx';
import { PageRequestContext } from '../routing/page-request-context.ts';
import { paths } from '../routing/paths.ts';

/** Replaces a page that does not exist or failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { status, title, message, requestId } = describeError(error);
  const isMissing = status === 404;
  return (
    <div className="page-column flex flex-1 items-center py-10">
      <EmptyState
        drawing="lost"
        headingLevel="h1"
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isMissing ? null : (
              <Button
                onClick={() => {
                  location.reload();
                }}
              >
                Try again
              </Button>
            )}
            <Button variant={isMissing ? 'primary' : 'secondary'} asChild>
              <PageLink to={paths.home()}>Back to Home</PageLink>
            </Button>
          </div>
        }
      >
        <p>{message}</p>
        {isMissing ? null : <RequestId known={requestId} />}
      </EmptyState>
    </div>
  );
}

/** Identifies the failure in reports. */
function RequestId({ known }: { known: string | null }) {
  const { requestId } = useContext(PageRequestContext);
  const id = known ?? requestId ?? '';
  return (
    <p className="mt-4 text-sm" suppressHydrationWarning>
      {id === '' ? '' : `Request ${id}`}
    </p>
  );
}
