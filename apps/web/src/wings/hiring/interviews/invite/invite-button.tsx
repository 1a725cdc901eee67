import { CalendarClock } from 'lucide-react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { lacksTimes, useInvite } from './invite-to-interview.ts';

export interface InviteButtonProps {
  employerId: string;
  applicationId: string;
  jobId: string;
  label: string;
}

/** Invites an applicant; where the job has no times, it leads to them. */
export function InviteButton({ employerId, applicationId, jobId, label }: InviteButtonProps) {
  const { mutate, isPending, data } = useInvite(employerId);
  const failure = data?.failure ?? null;
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        pendingLabel="Inviting..."
        onClick={() => {
          mutate([applicationId]);
        }}
      >
        <CalendarClock aria-hidden="true" />
        {label}
      </Button>
      <p aria-live="polite" className="mt-2 text-sm empty:hidden">
        {failure ? <InviteFailure failure={failure} jobId={jobId} /> : null}
      </p>
    </div>
  );
}

/** Why nobody was invited, and what to do about it. */
export function InviteFailure({ failure, jobId }: { failure: Error; jobId: string }) {
  if (!lacksTimes(failure)) return failureText(failure, 'Nobody was invited. Please try again.');
  return (
    <>
      This job has no interview times ahead.{' '}
      <PageLink to={paths.interviewHours(jobId)} className="text-link">
        Set interview hours
      </PageLink>
    </>
  );
}
