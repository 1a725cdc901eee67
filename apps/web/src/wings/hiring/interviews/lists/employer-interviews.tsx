import { allowsInterviewAction, type Interview } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { employerInterviewsQuery } from '../interviews-query.ts';
import { nameOf, timeOf } from '../interview-words.ts';
import { WhoCame } from '../who-came.tsx';
import { InterviewList, InterviewRow } from './interview-row.tsx';

/** An employer's interviews: those of which nobody has said who came, then those ahead. Nothing while there are none. */
export function EmployerInterviews({ employerId }: { employerId: string }) {
  const { data } = useQuery(employerInterviewsQuery(employerId));
  if (!data) return null;
  const { interviews, asOf } = data;
  const booked = interviews.filter(({ status }) => status === 'booked');
  const unmarked = booked.filter((each) => allowsInterviewAction('missed', each, asOf));
  const ahead = booked.filter((each) => !unmarked.includes(each));
  return (
    <>
      {unmarked.length === 0 ? null : (
        <InterviewList title="Who came?" lead="No other employer sees what you say.">
          {unmarked.map((interview) => (
            <Row key={interview.id} interview={interview}>
              <WhoCame employerId={employerId} interview={interview} />
            </Row>
          ))}
        </InterviewList>
      )}
      {ahead.length === 0 ? null : (
        <InterviewList title="Interviews">
          {ahead.map((interview) => (
            <Row key={interview.id} interview={interview}>
              <PageLink
                to={paths.employerApplications(undefined, {
                  application: interview.applicationId,
                })}
                className="inline-flex min-h-8 items-center text-link text-sm"
                aria-label={`Application of ${nameOf(interview)}`}
              >
                Application
              </PageLink>
            </Row>
          ))}
        </InterviewList>
      )}
    </>
  );
}

function Row({ interview, children }: { interview: Interview; children: ReactNode }) {
  return (
    <InterviewRow
      title={timeOf(interview)}
      interview={interview}
      line={
        <>
          {nameOf(interview)} <span className="text-ink-soft">for {interview.jobTitle}</span>
        </>
      }
    >
      {children}
    </InterviewRow>
  );
}
