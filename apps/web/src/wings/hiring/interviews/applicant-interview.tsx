import { allowsInterviewAction, type Interview } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { interviewQuery } from './interviews-query.ts';
import { interviewTones, placeKindWords, statusWords, timeOf } from './interview-words.ts';
import { InviteButton } from './invite/invite-button.tsx';
import { WhoCame } from './who-came.tsx';

export interface ApplicantInterviewProps {
  employerId: string;
  applicationId: string;
  jobId: string;
  /** Whether there is an interview to look for. */
  isInterviewing: boolean;
}

/** The interview with an applicant beside the application: invite, see the time, cancel, say who came. */
export function ApplicantInterview(props: ApplicantInterviewProps) {
  const { employerId, applicationId, jobId, isInterviewing } = props;
  const query = { ...interviewQuery(employerId, applicationId), enabled: isInterviewing };
  const { data, isLoading } = useQuery(query);
  if (isLoading) return <div data-loading="" className="hidden" />;
  if (isInterviewing && !data) return null;
  const interview = data?.interview ?? null;
  const isAhead = data?.interview
    ? allowsInterviewAction('cancel', data.interview, data.asOf)
    : false;
  return (
    <>
      {interview && data ? (
        <Shown employerId={employerId} interview={interview} asOf={data.asOf} />
      ) : null}
      {isAhead ? null : (
        <InviteButton
          employerId={employerId}
          applicationId={applicationId}
          jobId={jobId}
          label={interview ? 'Invite again' : 'Invite to interview'}
        />
      )}
    </>
  );
}

interface ShownProps {
  employerId: string;
  interview: Interview;
  asOf: Date;
}

function Shown({ employerId, interview, asOf }: ShownProps) {
  const titleId = useId();
  const [isCancelling, setIsCancelling] = useState(false);
  const { status, place } = interview;
  return (
    <section aria-labelledby={titleId} className="rounded-control bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CalendarClock aria-hidden="true" className="size-5 text-ink-soft" />
        <h3 id={titleId} className="font-bold">
          Interview
        </h3>
        <Badge tone={interviewTones[status]}>{statusWords[status]}</Badge>
      </div>
      <p className="mt-1 font-semibold">
        {timeOf(interview) ?? (status === 'invited' ? 'They choose one of your times.' : null)}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {placeKindWords[place.kind]}: {place.text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {allowsInterviewAction('attended', interview, asOf) ||
        allowsInterviewAction('missed', interview, asOf) ? (
          <WhoCame employerId={employerId} interview={interview} />
        ) : null}
        {allowsInterviewAction('cancel', interview, asOf) ? (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setIsCancelling(true);
            }}
          >
            {status === 'invited' ? 'Take the invitation back' : 'Cancel the interview'}
          </Button>
        ) : null}
      </div>
      <CancelDialog
        employerId={employerId}
        interview={interview}
        open={isCancelling}
        onClose={() => {
          setIsCancelling(false);
        }}
      />
    </section>
  );
}
