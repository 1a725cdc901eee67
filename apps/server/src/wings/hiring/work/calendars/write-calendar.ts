import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import type { Account } from '../../../../platform/authentication/sessions.ts';
import { isRemoved } from '../../../jobs/index.ts';
import type { CalendarInterview, CalendarShift } from './calendars.queries.ts';
import { foldLines } from './fold-lines.ts';

interface Written {
  readonly kind: Account['kind'];
  /** By start. */
  readonly shifts: readonly CalendarShift[];
  readonly interviews: readonly CalendarInterview[];
  readonly publicUrl: string;
}

/**
 * Shifts as an iCalendar text (RFC 5545): for seekers one event for each, for employers one for all who work a shift on a
 * date; and an event for each interview, with the identity that its mails have. Nobody's name or contact is in it: anyone it is shared with reads it.
 */
export function writeCalendar({ kind, shifts, interviews, publicUrl }: Written): string {
  const host = new URL(publicUrl).host;
  const events =
    kind === 'seeker'
      ? shifts.map((shift) => eventOfSeeker(shift, { host, publicUrl }))
      : groupByDate(shifts).flatMap((all) => eventOfEmployer(all, { host, publicUrl }));
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: '-//NextShift//Shifts//EN',
    method: 'PUBLISH',
    name: kind === 'seeker' ? 'NextShift' : 'NextShift: who works when',
    events: [
      ...events,
      ...interviews.map((interview) => eventOfInterview(interview, kind, { host, publicUrl })),
    ],
  });
  return foldLines(calendar);
}

interface Site {
  readonly host: string;
  readonly publicUrl: string;
}

/** What all events have: moments are in UTC, so that readers see them on their own clocks. */
function commonOf(shift: CalendarShift) {
  const location = locationOf(shift);
  return {
    start: { type: 'DATE-TIME', date: shift.starts_at },
    end: { type: 'DATE-TIME', date: shift.ends_at },
    ...(location === null ? {} : { location }),
  } satisfies Partial<IcsEvent>;
}

function eventOfSeeker(shift: CalendarShift, { host, publicUrl }: Site): IcsEvent {
  const changed = { type: 'DATE-TIME', date: shift.updated_at } as const;
  return {
    ...commonOf(shift),
    uid: `${shift.id}@${host}`,
    stamp: changed,
    lastModified: changed,
    sequence: shift.sequence,
    summary: `${shift.title} at ${shift.company_name}`,
    url: `${publicUrl}${isRemoved(shift) ? '/my-shifts' : `/jobs/${shift.job_id}`}`,
    status: statusOf([shift]),
  };
}

function eventOfInterview(
  interview: CalendarInterview,
  kind: Account['kind'],
  { host, publicUrl }: Site,
): IcsEvent {
  const changed = { type: 'DATE-TIME', date: interview.updated_at } as const;
  const path =
    kind === 'seeker'
      ? `/interviews/${interview.application_id}`
      : `/employer/applications?application=${interview.application_id}`;
  return {
    start: { type: 'DATE-TIME', date: interview.starts_at },
    end: { type: 'DATE-TIME', date: interview.ends_at },
    uid: `${interview.id}@${host}`,
    stamp: changed,
    lastModified: changed,
    sequence: interview.sequence,
    summary: `Interview: ${interview.title}`,
    url: publicUrl + path,
    status: interview.calendar_status,
  };
}

/** Those of one shift on one date together, in their order. */
function groupByDate(shifts: readonly CalendarShift[]): CalendarShift[][] {
  const groups = new Map<string, CalendarShift[]>();
  for (const shift of shifts) {
    const key = keyOfDate(shift);
    groups.set(key, [...(groups.get(key) ?? []), shift]);
  }
  return [...groups.values()];
}

function keyOfDate({ shift_id: shiftId, date }: CalendarShift): string {
  return `${shiftId}-${date}`;
}

function eventOfEmployer(all: readonly CalendarShift[], { host, publicUrl }: Site): IcsEvent[] {
  const live = all.filter(({ status }) => status !== 'cancelled');
  const shift = live[0] ?? all[0];
  if (!shift) return [];
  const latest = Math.max(...all.map(({ updated_at: at }) => at.getTime()));
  const changed = { type: 'DATE-TIME', date: new Date(latest) } as const;
  const confirmed = live.filter(({ status }) => status !== 'offered').length;
  return [
    {
      ...commonOf(shift),
      uid: `${keyOfDate(shift)}@${host}`,
      stamp: changed,
      lastModified: changed,
      // Grows with each change of any of them, and with each who joins.
      sequence: all.reduce((sum, { sequence }) => sum + sequence + 1, 0),
      summary: `${shift.title}: ${live.length} of ${shift.capacity}`,
      description: `${confirmed} of ${live.length} confirmed.`,
      url: `${publicUrl}/employer/jobs/${shift.job_id}/roster`,
      status: statusOf(all),
    },
  ];
}

function statusOf(all: readonly CalendarShift[]): NonNullable<IcsEvent['status']> {
  const live = all.filter(({ status }) => status !== 'cancelled');
  if (live.length === 0) return 'CANCELLED';
  return live.some(({ status }) => status === 'offered') ? 'TENTATIVE' : 'CONFIRMED';
}

function locationOf(shift: CalendarShift): string | null {
  if (shift.location_type === 'Remote') return null;
  const { address, city, state, zip_code: zipCode } = shift;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].join(', ');
  return address === null ? town : `${address}, ${town}`;
}
