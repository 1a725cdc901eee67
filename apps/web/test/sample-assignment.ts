import type { Assignment } from '@nextshift/contract';

const id = (number: number) => `01a21100-0000-7000-8000-00000000000${String(number)}`;
/** A shift to come, which nobody has confirmed yet. */
export const SATURDAY: Assignment = {
  assignmentId: id(1),
  applicationId: id(2),
  jobId: id(3),
  jobRemoved: false,
  shiftId: id(4),
  title: 'Opening Barista',
  companyName: 'Copper Kettle',
  employerId: id(5),
  address: '404 Glenwood Ave',
  city: 'Raleigh',
  state: 'NC',
  zipCode: '27603',
  locationType: 'On-site',
  startsAt: '2099-11-21T12:00:00.000Z',
  endsAt: '2099-11-21T18:00:00.000Z',
  timeZone: 'America/New_York',
  hourlyPay: { min: 15, max: 15 },
  tipped: false,
  capacity: 1,
  status: 'offered',
  cancelledBy: null,
  mustConfirm: false,
  isAccepted: true,
  notified: true,
  disputeUntil: null,
  person: null,
  contact: { email: 'hello@kettle.example', phone: '9195550100' },
};
