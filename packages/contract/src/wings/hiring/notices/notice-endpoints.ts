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

/** What notices say of an interview: choose a time, it does not take place, or it begins soon. */
export const interviewNoticeReasons = [
  'interview_invited',
  'interview_cancelled',
  'interview_soon',
] as const;
export type InterviewNoticeReason = (typeof interviewNoticeReasons)[number];

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
   * scam; that a saved job closes; what became of shifts or an interview; that there is a message; or that somebody
   * applied.
   */
  reason: z
    .enum([
      ...endedReasons,
      ...shiftNoticeReasons,
      ...interviewNoticeReasons,
      'company_left',
      'brought_back',
      'scam_warning',
      'closes_soon',
      'message',
      'applied',
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
  summary: "One's newest notices, and how many are unread",
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
  summary: 'Mark all notices as read',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  responses: { 204: null },
});

export type Notice = z.output<typeof notice>;
