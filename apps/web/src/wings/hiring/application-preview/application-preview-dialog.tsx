import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { ApplicationPreview } from './application-preview.tsx';
import { applicationQuery } from './application-query.ts';

export interface ApplicationPreviewDialogProps {
  /** Null while closed. */
  applicationId: string | null;
  onClose: () => void;
  /** Shown to viewers other than the applicant. */
  applicantName?: string;
}

/** A submitted application, read-only (spec section 2.5). */
export function ApplicationPreviewDialog({
  applicationId,
  onClose,
  applicantName,
}: ApplicationPreviewDialogProps) {
  const shown = useLingering(applicationId);
  return (
    <Dialog
      size="large"
      open={applicationId !== null}
      onOpenChange={onClose}
      title={
        applicantName === undefined
          ? 'Application Preview'
          : `${applicantName}'s Application Preview`
      }
    >
      {shown === null ? null : (
        <Loaded key={shown} applicationId={shown} isForEmployer={applicantName !== undefined} />
      )}
    </Dialog>
  );
}

interface LoadedProps {
  applicationId: string;
  isForEmployer: boolean;
}

function Loaded({ applicationId, isForEmployer }: LoadedProps) {
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(applicationId));
  if (data) return <ApplicationPreview detail={data} isForEmployer={isForEmployer} />;
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="The application did not load"
        message={error instanceof ApiError ? error.message : ''}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading the application" className="space-y-6 pt-2">
      <Skeleton className="h-6 w-48" />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}
