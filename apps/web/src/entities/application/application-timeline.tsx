import { formatMoment, listApplicationEvents } from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { failureText } from '../../platform/api/failure-text.ts';
import { formatDate } from '../../platform/text/format-date.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { stepsAhead } from './answer-words.ts';
import { type EventReader, eventWords } from './event-words.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import type { ownListKeys } from './own-list-keys.ts';

export interface ApplicationTimelineProps {
  applicationId: string;
  timelineKey: TimelineKey;
  /** By when an answer is due; null where none is awaited. */
  answerDueAt: string | null;
  reader: EventReader;
  label: string;
}

/** What happened to an application, oldest first, with the times, and by which day an answer is due. */
export function ApplicationTimeline(props: ApplicationTimelineProps) {
  const { applicationId, timelineKey, answerDueAt, reader, label } = props;
  const { data, error, isFetching, refetch } = useQuery(
    applicationEventsQuery(timelineKey, applicationId),
  );
  if (data) {
    const ahead = stepsAhead(answerDueAt, reader);
    return (
      <ol aria-label={label} className="space-y-0">
        {data.map((event, place) => (
          <TimelineStep
            key={`${event.at} ${String(place)}`}
            words={eventWords(event, reader)}
            at={event.at}
            stage={place === data.length - 1 ? 'now' : 'past'}
            isLast={place === data.length - 1 && ahead.length === 0}
          />
        ))}
        {ahead.map(({ words, at }, place) => (
          <TimelineStep
            key={words}
            words={words}
            at={at}
            stage="ahead"
            isLast={place === ahead.length - 1}
          />
        ))}
      </ol>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="The timeline did not load"
        message={failureText(error, 'Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading the timeline" className="space-y-2">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-5 w-40" />
    </SkeletonGroup>
  );
}

interface TimelineStepProps {
  words: string;
  at: string;
  stage: 'past' | 'now' | 'ahead';
  isLast: boolean;
}

const DOTS = { past: 'bg-ink-soft', now: 'bg-brand', ahead: 'border-2 border-ink-soft' } as const;

function TimelineStep({ words, at, stage, isLast }: TimelineStepProps) {
  return (
    <li className="relative flex gap-3 pb-3 last:pb-0">
      {isLast ? null : (
        <span aria-hidden="true" className="absolute top-4 bottom-0 left-[0.28rem] w-px bg-line" />
      )}
      <span aria-hidden="true" className={`mt-1.5 size-2.5 shrink-0 rounded-full ${DOTS[stage]}`} />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <span className={stage === 'now' ? 'font-semibold' : undefined}>{words}</span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {stage === 'ahead' ? formatDate(at) : formatMoment(at)}
        </time>
      </span>
    </li>
  );
}

/** A seeker's timelines are read again with the list; an employer's when its status changes. */
type TimelineKey =
  | typeof ownListKeys.applications
  | readonly ['employer', string, 'timelines', status: string];

/** What happened to an application. @throws {ApiError} */
function applicationEventsQuery(key: TimelineKey, applicationId: string) {
  return queryOptions({
    queryKey: [...key, 'events', applicationId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listApplicationEvents, { params: { id: applicationId }, signal })).body
        .events,
    staleTime: 0,
  });
}
