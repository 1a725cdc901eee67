import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { assignment } from './assignment-schemas.ts';

/** Hours of work a week on this board beyond which nobody is asked to cover. */
export const COVER_HOURS_MAX = 40;

/**
 * What the person asked, and the employer, said of an offer: `refused` by the employer, who approves covers. One that
 * nobody answers ends with the shift's start, or when somebody else takes it.
 */
export const coverOfferStatuses = ['asked', 'to_approve', 'taken', 'declined', 'refused'] as const;
export type CoverOfferStatus = (typeof coverOfferStatuses)[number];

/** A colleague's shift that a person is asked to take, for that person and for the employer. */
export const coverOffer = z.object({
  offerId: entityId,
  status: z.enum(coverOfferStatuses),
  /** Without the person who gives it up. */
  shift: assignment.pick({
    assignmentId: true,
    jobId: true,
    jobRemoved: true,
    title: true,
    companyName: true,
    address: true,
    city: true,
    state: true,
    zipCode: true,
    locationType: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
    hourlyPay: true,
    tipped: true,
  }),
  /** Whether the employer approves whoever takes it. */
  needsApproval: z.boolean(),
  /** For the employer: who would take it, by which application. */
  person: z
    .object({ applicationId: entityId, firstName: z.string(), lastName: z.string() })
    .nullable(),
  createdAt: isoTime,
});
export type CoverOffer = z.output<typeof coverOffer>;

/** How an employer has shifts covered that somebody gives up. */
export const coverSettings = z.object({
  /** Of this job: the employer approves whoever takes a shift. */
  approval: z.boolean(),
  /** Of the company: people of its other jobs are asked, too. */
  across: z.boolean(),
});
export type CoverSettings = z.output<typeof coverSettings>;
