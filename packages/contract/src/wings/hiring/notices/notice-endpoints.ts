import * as z from 'zod';
import { endedReasons } from '../applications/application-schemas.ts';
import { seekerStatusLabelList } from '../applications/application-status.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, isoTime } from '../../../field-rules.ts';
import { newsKinds } from '../../../news-kinds.ts';
import { job, removedJob } from '../../jobs/jobs/job-schemas.ts';
import { assignment } from '../shifts/assignment-schemas.ts';

const tag = 'Notices';

/** What notices of an accepted application say of its shifts. */
export const shiftNoticeReasons = [
  'shifts_changed',
  'shift_to_confirm',
  'no_show',
  'no_show_withdrawn',
  'cover_asked',
  'cover_taken',
  'cover_approved',
  'cover_refused',
] as const;
export type ShiftNoticeReason = (typeof shiftNoticeReasons)[number];

/** What notices say of an interview: choose a time, it does not take place, it begins soon, or it is elsewhere. */
export const interviewNoticeReasons = [
  'interview_invited',
  'interview_cancelled',
  'interview_soon',
  'interview_elsewhere',
] as const;
export type InterviewNoticeReason = (typeof interviewNoticeReasons)[number];

/**
 * What notices say to employers alone: that somebody applied, what became of an interview, or that somebody would take a
 * shift. Besides, they read of interviews that do not take place and covers that are taken.
 */
export const employerNoticeReasons = [
  'applied',
  'interview_booked',
  'interview_moved',
  'interview_declined',
  'cover_to_approve',
] as const;
export type EmployerNoticeReason = (typeof employerNoticeReasons)[number];

/** A notification about an application or a saved job, shown in the app to a seeker or an employer. */
export const notice = z.object({
  id: entityId,
  /** What it is about, as the settings divide news. */
  kind: z.enum(newsKinds),
  /** Null where it is about a saved job. */
  applicationId: entityId.nullable(),
  jobId: entityId,
  jobRemoved: removedJob,
  jobTitle: z.string(),
  companyName: z.string(),
  logo: job.shape.logo,
  /** The application status that it announces to its seeker; null where it is about a saved job, and for employers. */
  status: z.enum(seekerStatusLabelList).nullable(),
  /**
   * Why the application ended, was declined or is open again, where the status does not say it; that its job was a
   * scam; that a saved job closes; what became of shifts, a cover or an interview; that there is a message; or that
   * somebody applied.
   */
  reason: z
    .enum([
      ...endedReasons,
      ...shiftNoticeReasons,
      ...interviewNoticeReasons,
      ...employerNoticeReasons,
      'company_left',
      'brought_back',
      'scam_warning',
      'closes_soon',
      'message',
    ])
    .nullable(),
  /** The shift that it is about, as it is now: the first to come of an acceptance. Null without one. */
  shift: assignment
    .pick({ assignmentId: true, startsAt: true, endsAt: true, timeZone: true })
    .nullable(),
  /** The first unread message that it is about; null for other notices. */
  messageId: entityId.nullable(),
  /** The interview that it is about; null for other notices. */
  interviewId: entityId.nullable(),
  createdAt: isoTime,
  readAt: isoTime.nullable(),
});

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'Your newest notices, and how many are unread',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: {
    200: z.object({
      notices: z.array(notice),
      unreadCount: z.number().int(),
    }),
  },
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/api/notices/read',
  summary: "Mark all notices as read, or those of a job's applicants and interviews",
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  body: z.object({
    /** For employers: only what was told of the applicants of this job and their interviews. */
    jobId: entityId.optional(),
  }),
  responses: { 204: null },
});

export type Notice = z.output<typeof notice>;
