import type { ApplicationEvent } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../platform/api/failure-text.ts';
import { formatDate } from '../../platform/text/format-date.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { applicationEventsQuery, type TimelineKey } from './application-events-query.ts';
import { type EventReader, eventWords } from './event-words.ts';

export interface ApplicationTimelineProps {
  applicationId: string;
  timelineKey: TimelineKey;
  reader: EventReader;
  label: string;
}

/** What happened to an application, oldest first, with the days. */
export function ApplicationTimeline(props: ApplicationTimelineProps) {
  const { applicationId, timelineKey, reader, label } = props;
  const { data, error, isFetching, refetch } = useQuery(
    applicationEventsQuery(timelineKey, applicationId),
  );
  if (data) {
    return (
      <ol aria-label={label} className="space-y-0">
        {data.map((event, place) => (
          <TimelineEvent
            key={`${event.at} ${String(place)}`}
            event={event}
            reader={reader}
            isLast={place === data.length - 1}
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

interface TimelineEventProps {
  event: ApplicationEvent;
  reader: EventReader;
  isLast: boolean;
}

function TimelineEvent({ event, reader, isLast }: TimelineEventProps) {
  return (
    <li className="relative flex gap-3 pb-3 last:pb-0">
      {isLast ? null : (
        <span aria-hidden="true" className="absolute top-4 bottom-0 left-[0.28rem] w-px bg-line" />
      )}
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2.5 shrink-0 rounded-full ${isLast ? 'bg-brand' : 'bg-ink-soft'}`}
      />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <span className={isLast ? 'font-semibold' : undefined}>{eventWords(event, reader)}</span>
        <time dateTime={event.at} className="text-sm text-ink-soft">
          {formatDate(event.at)}
        </time>
      </span>
    </li>
  );
}
