import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { recordOf } from '../../../tables.ts';
import { closedReasons, jobModerations, jobStatuses } from '../../jobs/jobs/job-enumerations.ts';
import { jobSummary } from '../../jobs/jobs/job-schemas.ts';
import { profileListKeys } from '../../identity/profile-lists/profile-lists.ts';
import { shift } from '../../jobs/shifts/shift-schemas.ts';
import { school } from '../../identity/schools/school-schemas.ts';
import { socialAccount } from '../../identity/social-accounts/social-account-schemas.ts';
import {
  basicFieldKeys,
  basicFields,
  documentRules,
  question,
} from './application-form-schemas.ts';
import { employerStatusLabelList, seekerStatusLabelList } from './application-status.ts';

/** How many of a job's shifts an applicant was free for when applying. */
export const freeShifts = z.object({ free: z.int(), of: z.int() });

/** Why an application ended: its job did, nobody answered, or the employer took the opening back. */
export const endedReasons = [...closedReasons, 'no_answer', 'place_withdrawn'] as const;
export type EndedReason = (typeof endedReasons)[number];

/** An application as its applicant sees it. */
export const application = z.object({
  id: entityId,
  /** The id again for applications made through a form; null for quick ones, which have nothing to view. */
  applicationId: entityId.nullable(),
  jobId: entityId,
  userId: entityId,
  status: z.enum(seekerStatusLabelList),
  createdAt: isoTime,
  acceptedDate: isoTime.nullable(),
  /** Null unless the status is Closed. */
  endedReason: z.enum(endedReasons).nullable(),
  /** By when to expect an answer; null once there is one, or the application is withdrawn or closed. */
  answerDueAt: isoTime.nullable(),
  job: jobSummary,
  /** Of the job's shifts those that the applicant can work, or once accepted has. */
  shifts: z.array(shift),
  /** The zone of the shifts. */
  timeZone: z.string(),
});

/** An applicant's profile as employers see it; null fields are hidden or blank. */
export const applicantProfile = z.object({
  profileImage: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  bio: z.string().nullable(),
  currentPosition: z.string().nullable(),
  /** Of a confirmed address, if the seeker shows it. */
  school: school.nullable(),
  ...recordOf(profileListKeys, () => z.array(z.string())),
  /** Accounts that are connected. */
  instagram: socialAccount.nullable(),
  tiktok: socialAccount.nullable(),
  /** Addresses of the videos, by position. */
  portfolioVideos: z.array(z.string()),
});

/** The id of an applicant who has deleted the account. */
export const FORMER_APPLICANT_ID = '00000000-0000-0000-0000-000000000000';

export const applicant = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  /** Only while accepted and for 30 days from then. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** True if the seeker hides the profile from employers. */
  hidden: z.boolean(),
  /** Null if the seeker hides the profile or has none. */
  profile: applicantProfile.nullable(),
});

/**
 * By when they were made, by the applicant's name from A to Z, or by when an answer is due, where those that need
 * none come last.
 */
export const employerApplicationSorts = ['newest', 'oldest', 'name', 'due'] as const;
export type EmployerApplicationSort = (typeof employerApplicationSorts)[number];

/** In which lists of an employer an application is. */
export const applicationStates = ['open', 'due', 'closed'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** By what an employer's applications can be listed: by these, or those open ones that nobody has looked at. */
export const applicationLists = [...applicationStates, 'new'] as const;
export type ApplicationListName = (typeof applicationLists)[number];

/** Maximum length of an employer's search. */
export const APPLICATION_SEARCH_MAX = 100;

/** An uploaded document that an application can refer to. */
export const uploadedDocument = z.object({
  documentId: entityId,
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** A PDF with a password, which an employer cannot open; absent for others. */
  locked: z.literal(true).optional(),
});

/** The form of an application, and its documents. */
const answeredForm = z.object({
  basicFields,
  documents: documentRules,
  questions: z.array(question),
  submittedDocuments: z.object({
    resume: uploadedDocument.nullable(),
    coverLetter: uploadedDocument.nullable(),
  }),
});

/** Answers by field key and question id. */
const formAnswers = z.object({
  basicFieldAnswers: z.partialRecord(z.enum(basicFieldKeys), z.string()),
  questionAnswers: z.record(z.string(), z.string()),
});

/** An application as the job's employer sees it. */
export const employerApplication = z.object({
  id: entityId,
  /** The id again for applications made through a form; null for quick ones, which have no answers. */
  applicationId: entityId.nullable(),
  status: z.enum(employerStatusLabelList),
  /** Null unless the status is Closed. */
  endedReason: z.enum(endedReasons).nullable(),
  appliedDate: isoTime,
  createdAt: isoTime,
  acceptedDate: isoTime.nullable(),
  /** Until when the acceptance can be undone; null once the applicant knows of it, and unless accepted. */
  undoUntil: isoTime.nullable(),
  /** By when an answer is due; null once there is one, or the application is withdrawn or closed. */
  answerDueAt: isoTime.nullable(),
  user: applicant,
  job: z.object({
    id: entityId,
    title: z.string(),
    company: z.string(),
    status: z.enum(jobStatuses),
    /** Unless it is clear, nobody can be accepted, and no contact is shown. */
    moderation: z.enum(jobModerations),
    /** The plan's applicant limit, declined ones included; null is unlimited. */
    maxApplicants: z.number().int().nullable(),
    openings: z.number().int(),
    /** Openings that nobody is accepted for. */
    openingsLeft: z.number().int(),
  }),
  /** Of the job's shifts those that the applicant can work. */
  shiftIds: z.array(entityId),
  /** Those that the applicant was given; empty unless accepted. */
  assignedShiftIds: z.array(entityId),
  /** How many shifts the applicant was free for when applying; null if not shared. */
  freeShifts: freeShifts.nullable(),
  /** Null for quick ones. */
  application: answeredForm.nullable(),
  ...formAnswers.shape,
});

/** An application with its form, answers and documents. */
export const applicationDetail = z.object({
  application: z.object({
    id: entityId,
    jobId: entityId,
    userId: entityId,
    applicantName: z.string(),
    /** In the caller's vocabulary. */
    status: z.enum([...seekerStatusLabelList, ...employerStatusLabelList]),
    endedReason: z.enum(endedReasons).nullable(),
    /** By when an answer is due; null once there is one, or the application is withdrawn or closed. */
    answerDueAt: isoTime.nullable(),
    createdAt: isoTime,
    acceptedDate: isoTime.nullable(),
    job: jobSummary,
    ...answeredForm.shape,
  }),
  ...formAnswers.shape,
});

export const eventActors = ['seeker', 'employer', 'system'] as const;

/**
 * What happened to an application. `from` equals `to` where the status stayed: the employer opened the
 * application (`seen`) or was shown the contact (`contact_shown`).
 */
export const applicationEvent = z.object({
  at: isoTime,
  /** In the caller's vocabulary, like `to`; null for the first event. */
  from: z.enum([...seekerStatusLabelList, ...employerStatusLabelList]).nullable(),
  to: z.enum([...seekerStatusLabelList, ...employerStatusLabelList]),
  actor: z.enum(eventActors),
  reason: z.enum([...endedReasons, 'seen', 'contact_shown']).nullable(),
});

/** An employer's first view of an applicant's contact on a day of an acceptance. */
export const contactView = z.object({ companyName: z.string(), viewedAt: isoTime });

/** Why a job that an acceptance filled stays closed after the acceptance is undone. */
export const stayingClosedReasons = ['expired', 'plan_limit_reached', 'plan_suspended'] as const;
export type StayingClosedReason = (typeof stayingClosedReasons)[number];

export type ApplicationEvent = z.output<typeof applicationEvent>;
export type ContactView = z.output<typeof contactView>;
export type AnsweredForm = z.output<typeof answeredForm>;
export type FormAnswers = z.output<typeof formAnswers>;
export type ApplicationDetail = z.output<typeof applicationDetail>;
export type UploadedDocument = z.output<typeof uploadedDocument>;
export type Application = z.output<typeof application>;
export type EmployerApplication = z.output<typeof employerApplication>;
export type Applicant = z.output<typeof applicant>;
