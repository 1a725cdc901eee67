import { type Assignment, DISPUTE_MS } from '@nextshift/contract';
import { createContactHider, employerMaySeeContact } from '../../contact/index.ts';
import { isRemoved, timeZoneOf } from '../../../jobs/index.ts';
import type { Party, ShiftRow } from './shifts.queries.ts';

/** A shift on a date, for the person who works or for the employer. */
export function presentShift(row: ShiftRow, { kind }: Pick<Party, 'kind'>, now: Date): Assignment {
  return {
    assignmentId: row.id,
    applicationId: row.application_id,
    jobId: row.job_id,
    jobRemoved: isRemoved(row),
    shiftId: row.shift_id,
    title: row.title,
    companyName: row.company_name,
    employerId: row.employer_id,
    ...workplaceOf(row),
    city: row.city,
    state: row.state,
    locationType: row.location_type,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: timeZoneOf(row),
    hourlyPay: presentHourlyPay(row),
    tipped: row.tipped,
    capacity: row.is_due ? row.capacity : 0,
    status: row.status,
    cancelledBy: row.cancelled_by,
    mustConfirm: row.must_confirm,
    giveUp: row.give_up,
    giveUpReason: presentReason(row, kind, now),
    isAccepted: row.application_status === 'accepted',
    notified: kind === 'seeker' || row.notified,
    disputeUntil: presentDisputeUntil(row, now),
    person: kind === 'employer' ? presentPerson(row, now) : null,
    contact: kind === 'seeker' ? presentContact(row, now) : null,
  };
}

/** Where to go; nowhere for a remote job. */
function workplaceOf(row: ShiftRow): Pick<Assignment, 'address' | 'zipCode'> {
  if (row.location_type === 'Remote') return { address: null, zipCode: null };
  return { address: row.address, zipCode: row.zip_code };
}

/** A gig pays once, however long its shifts are. */
function presentHourlyPay(row: ShiftRow): Assignment['hourlyPay'] {
  const { pay_frequency: frequency, hourly_min: min, hourly_max: max } = row;
  if (frequency === 'One Time' || frequency === 'Gift Card') return null;
  return min === null || max === null ? null : { min, max };
}

function presentDisputeUntil({ status, no_show_at: noShowAt }: ShiftRow, now: Date): string | null {
  if (status !== 'no_show' || noShowAt === null) return null;
  const until = new Date(noShowAt.getTime() + DISPUTE_MS);
  return until < now ? null : until.toISOString();
}

/** The application's state, as the rules for contact read it. */
export function applicationOf(row: ShiftRow) {
  return { ...row, id: row.application_id, status: row.application_status };
}

/** For the employer without contact once that is hidden. */
function presentReason(
  { give_up: giveUp, give_up_reason: reason, ...row }: ShiftRow,
  kind: Party['kind'],
  now: Date,
): string | null {
  if (giveUp === null || reason === null) return null;
  if (kind === 'seeker') return reason;
  const [shown = null] = createContactHider(
    applicationOf({ ...row, give_up: giveUp, give_up_reason: reason }),
    now,
  )([reason]);
  return shown;
}

/** Null once the account, or the employer's application, is deleted. */
function presentPerson(row: ShiftRow, now: Date): Assignment['person'] {
  const { seeker_id: id, first_name: given, last_name: family } = row;
  if (id === null || given === null || family === null) return null;
  if (row.hidden_from_employer_at) return null;
  const application = applicationOf(row);
  const showsContact = employerMaySeeContact(application, now);
  const [firstName = '', lastName = ''] = createContactHider(application, now)([given, family]);
  return {
    id,
    firstName,
    lastName,
    email: showsContact ? row.email : null,
    phone: showsContact ? row.phone_number : null,
  };
}

/** How to reach the company, unless it is suspended, for as long as it may reach the person. */
function presentContact(row: ShiftRow, now: Date): Assignment['contact'] {
  if (row.company_deleted_at ?? row.company_suspended_at) return null;
  if (!employerMaySeeContact(applicationOf(row), now)) return null;
  return { email: row.contact_email, phone: row.company_phone };
}
