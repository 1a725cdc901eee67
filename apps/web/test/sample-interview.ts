import type { Interview, InterviewSlot } from '@nextshift/contract';

/** An invitation to an interview of 30 minutes, without a time yet. */
export const INVITED: Interview = {
  id: '01a21100-0000-7000-8000-0000000000a1',
  applicationId: '01a21100-0000-7000-8000-0000000000a2',
  jobId: '01a21100-0000-7000-8000-0000000000a3',
  jobRemoved: false,
  jobTitle: 'Opening Barista',
  companyName: 'Copper Kettle Coffee',
  status: 'invited',
  cancelledBy: null,
  startsAt: null,
  endsAt: null,
  timeZone: 'America/New_York',
  minutes: 30,
  place: { kind: 'onsite', text: null },
  person: null,
};

/** The same once it is booked, in a year that is not over. */
export const BOOKED: Interview = {
  ...INVITED,
  status: 'booked',
  startsAt: '2099-11-23T15:00:00.000Z',
  endsAt: '2099-11-23T15:30:00.000Z',
  place: { kind: 'onsite', text: '12 Main St, by the back door' },
};

export function slotAt(startsAt: string, clash: InterviewSlot['clash'] = null): InterviewSlot {
  const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  return { startsAt, endsAt, clash };
}
