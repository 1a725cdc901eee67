import {
  closedReasons,
  describeShifts,
  type FoundJob,
  hourlyPay,
  type Job,
  type JobSummary,
  payWithTips,
  sceneOf,
  timeZoneOfState,
  workloadOfJob,
} from '@nextshift/contract';
import * as z from 'zod';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import type { Surroundings } from '../places/index.ts';
import { presentResponsiveness } from '../responsiveness/index.ts';
import { fieldsOfRow } from './job-columns.ts';
import type { JobRow } from './job-row.queries.ts';

/** Placement of featured listings; see jobs.placement. */
const FEATURED = 2;

/** A newer version, running meanwhile, may have stored a reason that this one does not know. */
const knownClosedReason = z.enum(closedReasons).catch('closed');

/** Whether a job has as many applicants as its employer's plan allows. */
export function isFull(job: Pick<JobRow, 'applicant_count' | 'max_applicants'>): boolean {
  return job.max_applicants !== null && job.applicant_count >= job.max_applicants;
}

/** The zone of a job's clocks: of its place, else of its state. */
export function timeZoneOf({ time_zone, state }: Pick<JobRow, 'time_zone' | 'state'>): string {
  return time_zone ?? timeZoneOfState(state);
}

/** How many places of a job nobody is accepted for. */
export function openingsLeft(job: Pick<JobRow, 'openings' | 'accepted_count'>): number {
  return job.openings - job.accepted_count;
}

/** A job as everyone sees it, the same for every caller: of a remote one not where its company sits. */
export function presentJob(row: JobRow): Job {
  const job = presentWholeJob(row);
  return row.location_type === 'Remote' ? { ...job, address: null, zipCode: null } : job;
}

/** The same with all that its employer stored, for the employer and those who examine it. */
export function presentWholeJob(row: JobRow): Job {
  const fields = fieldsOfRow(row);
  const { shifts, city } = fields;
  const hourly = hourlyPay(fields);
  const timeZone = timeZoneOf(row);
  return {
    id: row.id,
    companyName: row.company_name,
    company: row.company_name,
    employerId: row.employer_id,
    logo: publicFileUrl(row.logo_key),
    jobImage: publicFileUrl(row.image_key),
    scene: row.image_key === null ? sceneOf({ id: row.id, ...fields }) : null,
    hourlyPay: hourly,
    withTips: payWithTips(hourly, fields.tips),
    shiftLines: describeShifts(shifts),
    workload: workloadOfJob(fields, {
      hourlyPay: hourly,
      payFrequency: fields.payFrequency,
      tipped: fields.tipped,
      timeZone,
    }),
    timeZone,
    location: city,
    status: row.status,
    revision: row.revision,
    moderation: 'clear',
    moderationReasons: [],
    closedReason: row.closed_reason && knownClosedReason.parse(row.closed_reason),
    applicantCount: row.applicant_count,
    full: isFull(row),
    openingsLeft: openingsLeft(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at.toISOString(),
    featured: row.placement === FEATURED,
    responsiveness: presentResponsiveness(row),
    verified: row.verified_at !== null,
    // Last: an object is copied fast, but slow to extend.
    ...fields,
    closesAt: row.closes_at?.toISOString() ?? null,
  };
}

/** A job of a search, with its distance in miles and its place on the map if it has one. */
export function presentFoundJob(row: JobRow, around: Surroundings | undefined): FoundJob {
  const miles = around?.milesTo.get(row.place_id ?? '');
  const offset = around?.offsetTo.get(row.place_id ?? '');
  return {
    ...presentJob(row),
    distanceMiles: miles === undefined ? null : toTenth(miles),
    pointOf: miles === undefined ? null : row.place_id?.startsWith('zip-') ? 'zip' : 'city',
    offsetMiles: offset ? { east: toTenth(offset.east), north: toTenth(offset.north) } : null,
  };
}

function toTenth(miles: number): number {
  return Math.round(miles * 10) / 10;
}

export type JobSummaryRow = Pick<
  JobRow & HourlyColumns,
  | 'id'
  | 'title'
  | 'company_name'
  | 'employer_id'
  | 'logo_key'
  | 'city'
  | 'state'
  | 'location_type'
  | 'pay_rate'
  | 'pay_frequency'
  | 'min_wage'
  | 'max_wage'
  | 'hourly_min'
  | 'hourly_max'
  | 'tipped'
  | 'tips'
  | 'type'
  | 'status'
  | 'applicant_count'
  | 'max_applicants'
> &
  RemovableJobRow;

interface HourlyColumns {
  readonly hourly_min: number | null;
  readonly hourly_max: number | null;
}

interface RemovableJobRow {
  readonly moderation: JobRow['moderation'];
  /** When its company left. */
  readonly company_deleted_at: Date | null;
}

/** Whether a job has no page any more. A held one is not told apart from others: seekers do not read that it is held. */
export function isRemoved({ moderation, company_deleted_at }: RemovableJobRow): boolean {
  return moderation === 'removed' || company_deleted_at !== null;
}

/** What cards and mails say of tips. */
export function tipsOfRow(
  row: Pick<JobSummaryRow, 'tipped' | 'tips' | 'hourly_min' | 'hourly_max'>,
) {
  const { tipped, tips, hourly_min: min, hourly_max: max } = row;
  const hourly = min === null || max === null ? null : { min, max };
  return { tipped, withTips: payWithTips(hourly, tips) };
}

/** The job of a saved job or an application. */
export function presentJobSummary(row: JobSummaryRow): JobSummary {
  return {
    id: row.id,
    title: row.title,
    companyName: row.company_name,
    company: row.company_name,
    employerId: row.employer_id,
    logo: publicFileUrl(row.logo_key),
    city: row.city,
    state: row.state,
    location: row.city,
    locationType: row.location_type,
    payRate: row.pay_rate,
    payFrequency: row.pay_frequency,
    minWage: row.min_wage,
    maxWage: row.max_wage,
    ...tipsOfRow(row),
    type: row.type,
    status: row.status,
    full: isFull(row),
    removed: isRemoved(row),
  };
}
