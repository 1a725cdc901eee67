import { type Interview, MISSED_HINT_COUNT } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { interviewsQuery } from '../interviews-query.ts';
import { timeOf } from '../interview-words.ts';
import { InterviewList, InterviewRow } from './interview-row.tsx';

/** A seeker's interviews ahead, and those that wait for a time; nothing while there are none. */
export function MyInterviews({ accountId }: { accountId: string }) {
  const { data } = useQuery(interviewsQuery(accountId));
  if (!data) return null;
  const now = data.asOf.toISOString();
  const ahead = data.interviews.filter(
    ({ status, endsAt }) => status === 'invited' || (status === 'booked' && (endsAt ?? '') > now),
  );
  const isOftenMissed = data.missedLately >= MISSED_HINT_COUNT;
  if (ahead.length === 0 && !isOftenMissed) return null;
  return (
    <InterviewList title="Interviews">
      {isOftenMissed ? (
        <li className="py-4 text-ink-soft">
          You missed {data.missedLately} interviews in the last 90 days. Only you see this. If you
          can’t make one, move or decline it, so that somebody else can have the time.
        </li>
      ) : null}
      {ahead.map((interview) => (
        <InterviewRow
          key={interview.id}
          title={timeOf(interview) ?? 'Choose a time'}
          interview={interview}
          line={`${interview.jobTitle} at ${interview.companyName}`}
        >
          <ToInterview interview={interview} />
        </InterviewRow>
      ))}
    </InterviewList>
  );
}

function ToInterview({ interview }: { interview: Interview }) {
  const isInvited = interview.status === 'invited';
  return (
    <Button size="small" variant={isInvited ? 'primary' : 'secondary'} asChild>
      <PageLink
        to={paths.interview(interview.applicationId)}
        aria-label={`${isInvited ? 'Choose a time' : 'See or move'}: ${interview.jobTitle}`}
      >
        {isInvited ? 'Choose a time' : 'See or move'}
      </PageLink>
    </Button>
  );
}
