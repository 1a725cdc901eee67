import { type Application, listContactViews } from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

export interface ContactViewsDialogProps {
  /** An accepted one. */
  application: Application;
  open: boolean;
  onClose: () => void;
}

/** Shows an accepted applicant who viewed their email and phone number, and when. */
export function ContactViewsDialog({ application, open, onClose }: ContactViewsDialogProps) {
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onClose}
      title="Who saw your contact details"
      description={`Your email and phone number, for “${application.job.title}”. Employers see them for 30 days after accepting you.`}
    >
      <ViewedDays applicationId={application.id} />
    </Dialog>
  );
}

function ViewedDays({ applicationId }: { applicationId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...contactViewsQuery(applicationId),
    staleTime: 0,
  });
  if (data?.length === 0) return <p>Nobody has been shown your email or phone number.</p>;
  if (data) {
    return (
      <ul className="divide-y divide-line">
        {data.map(({ companyName, viewedAt }) => (
          <li key={viewedAt} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">{companyName}</span>
            <time dateTime={viewedAt} className="shrink-0 text-ink-soft">
              {formatDate(viewedAt)}
            </time>
          </li>
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="This could not be loaded"
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading who saw your contact details">
      <Skeleton className="h-6 w-48" />
    </SkeletonGroup>
  );
}

/** When an employer viewed the applicant's contact. @throws {ApiError} */
function contactViewsQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.applications, 'contact-views', applicationId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listContactViews, { params: { id: applicationId }, signal })).body
        .contactViews,
  });
}
