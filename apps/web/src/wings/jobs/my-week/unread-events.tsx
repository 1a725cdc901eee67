import type { Timetable } from '@nextshift/contract';

const SHOWN = 10;

/** The events of a timetable that may take time and were not read, each with what is wrong. */
export function UnreadEvents({ events }: { events: Timetable['unread'] }) {
  if (events.length === 0) return null;
  const more = events.length - SHOWN;
  return (
    <div role="status" className="rounded-control bg-warning-soft p-3 text-sm">
      <p className="font-medium">Check these, and paint their times yourself:</p>
      <ul className="mt-1 list-disc pl-5">
        {events.slice(0, SHOWN).map(({ event, why }) => (
          <li key={`${event} ${why}`} className="wrap-anywhere">
            {event === '' ? 'An event without a name' : event} was not read: {why}
          </li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </div>
  );
}
