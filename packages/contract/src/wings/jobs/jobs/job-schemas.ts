import * as z from 'zod';
import { responsiveness } from '../responsiveness/responsiveness.ts';
import { entityId, isoTime } from '../../../field-rules.ts';
import {
  closedReasons,
  experienceLevels,
  hourlyPayBases,
  industries,
  jobModerations,
  jobStatuses,
  jobTypes,
  locationTypes,
} from './job-enumerations.ts';
import { jobContent } from './job-fields.ts';
import { scene } from './scene-of.ts';
import { shiftTimes } from '../shifts/shift-enumerations.ts';
import { usualPay } from './usual-pay.ts';

/** A job as everyone reads it. */
export const job = jobContent.extend({
  id: entityId,
  /**
   * Only in searches by filteredJobs: to the place of the search, to a tenth; null for a remote job, or if the search
   * names no place.
   */
  distanceMiles: z.number().nullable().optional(),
  /**
   * Only in searches by filteredJobs: where its ZIP code or city lies, in miles from the place of the search, to a
   * tenth. Never more exact than that; null as `distanceMiles` is.
   */
  offsetMiles: z.object({ east: z.number(), north: z.number() }).nullable().optional(),
  /**
   * Only in searches by filteredJobs: what these two lead to, its ZIP code or the middle of its city, where nothing more
   * exact is known; null as they are.
   */
  pointOf: z.enum(['zip', 'city']).nullable().optional(),
  companyName: z.string(),
  company: z.string(),
  employerId: entityId,
  logo: z.string().nullable(),
  jobImage: z.string().nullable(),
  /** What is drawn in its place; null if it has a picture. */
  scene: scene.nullable(),
  /** Dollars an hour without tips, for comparison; null for pay that has no hours, such as a gift card. */
  hourlyPay: z
    .object({ min: z.number(), max: z.number(), basis: z.enum(hourlyPayBases) })
    .nullable(),
  /** `hourlyPay` and `tips` together, in dollars an hour; null where either is unknown. */
  withTips: z.object({ min: z.number(), max: z.number() }).nullable(),
  /**
   * Only of a job that is read by itself: what comparable jobs pay; null if it cannot be compared. Up to 20 seconds old.
   */
  usualPay: usualPay.nullable().optional(),
  /** The IANA time zone of its place, else of its state: of its shifts, and in which its last day ends. */
  timeZone: z.string(),
  location: z.string(),
  status: z.enum(jobStatuses),
  /** From 1; each edit by the employer and each change of status adds to it. */
  revision: z.number().int(),
  /** In its employer's own lists; elsewhere always `clear`. A held job is active, but not public. */
  moderation: z.enum(jobModerations),
  /** Why it is held, in sentences that quote the words; empty unless it is. */
  moderationReasons: z.array(z.string()),
  /** Null exactly while active. */
  closedReason: z.enum(closedReasons).nullable(),
  /** Current on the job itself; in lists up to 20 seconds old. */
  applicantCount: z.number().int(),
  /** Has as many applicants as the plan allows: applying fails with `job_full` until one withdraws. */
  full: z.boolean(),
  /** Openings that nobody is accepted for; as current as `applicantCount`. */
  openingsLeft: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
  publishedAt: isoTime,
  featured: z.boolean(),
  /** When the shifts are, in words, those of the same hours together: `Sat, Sun 7 AM to 1 PM`. */
  shiftLines: z.array(z.string()),
  /** What one person works: `12 h a week, about $204`, or a shift: `5 h a shift, about $75`; null without shifts. */
  workload: z.string().nullable(),
  /** That of its company. */
  responsiveness: responsiveness.nullable(),
  /** Whether its company is verified. */
  verified: z.boolean(),
});

export type Job = z.output<typeof job>;

/** A job of a search that may look around a place. */
export const foundJob = job.extend({
  distanceMiles: job.shape.distanceMiles.unwrap(),
  offsetMiles: job.shape.offsetMiles.unwrap(),
  pointOf: job.shape.pointOf.unwrap(),
});

export type FoundJob = z.output<typeof foundJob>;

/** A job that is read by itself. */
export const singleJob = job.extend({ usualPay: job.shape.usualPay.unwrap() });

/** Whether a job is gone for good, after a review or with its company, and has no page. One that is held is not. */
export const removedJob = z.boolean();

/** What saved jobs and applications show of their job. */
export const jobSummary = job
  .pick({
    id: true,
    title: true,
    companyName: true,
    company: true,
    employerId: true,
    logo: true,
    city: true,
    state: true,
    location: true,
    locationType: true,
    payRate: true,
    payFrequency: true,
    minWage: true,
    maxWage: true,
    tipped: true,
    withTips: true,
    type: true,
    status: true,
    full: true,
  })
  .extend({ removed: removedJob });

export type JobSummary = z.output<typeof jobSummary>;

export const cityCount = z.object({
  city: z.string(),
  state: z.string(),
  activeJobs: z.number().int(),
});
export type CityCount = z.output<typeof cityCount>;

/** Counts of a city's active jobs by property, without zeros. */
export const cityOverview = cityCount.extend({
  types: z.array(z.object({ type: z.enum(jobTypes), activeJobs: z.number().int() })),
  industries: z.array(z.object({ industry: z.enum(industries), activeJobs: z.number().int() })),
});
export type CityOverview = z.output<typeof cityOverview>;

const facet = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.object({ value: z.enum(values), jobs: z.number().int() })).nullable();

/**
 * How many jobs of a search each choice of a filter has, the other filters applied; without zeros. Null where a
 * search by words, age or shifts has too many jobs to count. A job counts for each time at which a shift starts, and
 * `when=mine` is another filter.
 */
export const jobFacets = z.object({
  type: facet(jobTypes),
  industry: facet(industries),
  experience: facet(experienceLevels),
  locationType: facet(locationTypes),
  when: facet(shiftTimes),
});
export type JobFacets = z.output<typeof jobFacets>;

/** A company that has active jobs, as the home page shows it. */
export const hiringCompany = job.pick({
  employerId: true,
  companyName: true,
  logo: true,
  city: true,
  state: true,
  responsiveness: true,
  verified: true,
});
export type HiringCompany = z.output<typeof hiringCompany>;
