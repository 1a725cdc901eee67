import type { CoverOffer } from '@nextshift/contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createContactHider } from '../../contact/index.ts';
import { presentShift } from '../shifts/present-shift.ts';
import { findShiftsById, type Party } from '../shifts/shifts.queries.ts';
import { type CoverOfferRow, listOpenOffers } from './cover-offers.queries.ts';

/** The shifts that a seeker is asked to take, or that an employer is to approve somebody for. */
export async function listOffers(
  { database, clock }: Platform,
  party: Party,
): Promise<CoverOffer[]> {
  const now = clock();
  return presentOffers(database, await listOpenOffers(database, party, now), party, now);
}

/** Offers for one side; never who gives the shift up. */
export async function presentOffers(
  database: Queryable,
  offers: readonly CoverOfferRow[],
  party: Party,
  now: Date,
): Promise<CoverOffer[]> {
  const ids = offers.map((offer) => offer.assignment_id);
  const rows = ids.length === 0 ? [] : await findShiftsById(database, party.kind, ids);
  const shifts = new Map(rows.map((row) => [row.id, presentShift(row, party, now)]));
  return offers.flatMap((offer) => {
    const shift = shifts.get(offer.assignment_id);
    return shift ? [presentOffer(offer, { shift, party, now })] : [];
  });
}

interface Presented {
  readonly shift: ReturnType<typeof presentShift>;
  readonly party: Party;
  readonly now: Date;
}

function presentOffer(offer: CoverOfferRow, { shift, party, now }: Presented): CoverOffer {
  return {
    offerId: offer.id,
    status: offer.status,
    shift: {
      assignmentId: shift.assignmentId,
      jobId: shift.jobId,
      jobRemoved: shift.jobRemoved,
      title: shift.title,
      companyName: shift.companyName,
      address: shift.address,
      city: shift.city,
      state: shift.state,
      zipCode: shift.zipCode,
      locationType: shift.locationType,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      timeZone: shift.timeZone,
      hourlyPay: shift.hourlyPay,
      tipped: shift.tipped,
    },
    needsApproval: offer.cover_approval,
    person: party.kind === 'employer' ? presentPerson(offer, now) : null,
    createdAt: offer.created_at.toISOString(),
  };
}

function presentPerson(offer: CoverOfferRow, now: Date): CoverOffer['person'] {
  const hide = createContactHider({ ...offer, status: offer.application_status }, now);
  const [firstName = '', lastName = ''] = hide([offer.first_name, offer.last_name]);
  return { applicationId: offer.application_id, firstName, lastName };
}
