import {
  describeMoments,
  type Interview,
  type InterviewPlaceKind,
  type InterviewStatus,
  type SlotClash,
  zoneNameAt,
} from '@nextshift/contract';
import type { BadgeTone } from '../../../ui/display/badge.tsx';

/** `Mon, Nov 23, 10 AM to 10:30 AM EST`; null before a time is booked. */
export function timeOf({ startsAt, endsAt, timeZone }: Interview): string | null {
  if (startsAt === null || endsAt === null) return null;
  return `${describeMoments({ startsAt, endsAt, timeZone })} ${zoneNameAt(timeZone, startsAt)}`;
}

export const clashWords = {
  class: 'during a class',
  shift: 'during a shift',
  interview: 'during another interview',
  busy: 'outside your free time',
} as const satisfies Record<SlotClash, string>;

export const placeKindWords = {
  onsite: 'In person',
  phone: 'By phone',
  video: 'By video',
} as const satisfies Record<InterviewPlaceKind, string>;

export const interviewTones = {
  invited: 'info',
  booked: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  attended: 'success',
  missed: 'warning',
} as const satisfies Record<InterviewStatus, BadgeTone>;

/** What each status is called for the employer. */
export const statusWords = {
  invited: 'No time yet',
  booked: 'Booked',
  declined: 'Declined',
  cancelled: 'Canceled',
  attended: 'Came',
  missed: 'Did not come',
} as const satisfies Record<InterviewStatus, string>;

/** `30 minutes, by phone` */
export function briefOf({ minutes, place }: Pick<Interview, 'minutes' | 'place'>): string {
  return `${minutes} minutes, ${placeKindWords[place.kind].toLowerCase()}`;
}

/** Who comes, for the employer. */
export function nameOf({ person }: Interview): string {
  return person ? `${person.firstName} ${person.lastName}` : 'A former applicant';
}
