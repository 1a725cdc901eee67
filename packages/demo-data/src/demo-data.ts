import type {
  ApplicationStatus,
  ApplicationTemplate,
  BillingCycle,
  ExperienceLevel,
  FormSetup,
  Industry,
  JobDraftFields,
  JobFields,
  PayFrequency,
  ProfileListKey,
  Shift,
  WeeklySpan,
} from '@nextshift/contract';
import type { JobStatus, PlanType, SocialPlatform } from './content/demo-enumerations.ts';
import type { LogoDesign } from './drawing/logo-design.ts';
import type { AvatarLook } from './content/seeker-content.ts';
import type { Trade } from './content/trades.ts';

export interface DemoEmployer {
  key: string;
  companyName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  website: string | null;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  /** Nine digits. */
  taxNumber: string | null;
  description: string;
  industry: Industry;
  trade: Trade;
  plan: PlanType;
  billingCycle: BillingCycle | null;
  subscribedAt: Date | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  createdAt: Date;
  logo: LogoDesign;
}

/** A shift of a job, which gets its id when it is stored. */
export type DemoShift = Omit<Shift, 'id'>;

/** What it says, in more fields than it must. */
export interface DemoJob extends Omit<JobFields, 'shifts' | 'tipped' | 'startDate' | 'closesAt'> {
  tipped: boolean;
  key: string;
  employerKey: string;
  experienceLevel: ExperienceLevel;
  industry: Industry;
  address: string;
  zipCode: string;
  payRate: number;
  payFrequency: PayFrequency;
  schedule: string;
  /** What the schedule means, in the order of the week; none where it leaves the hours open. */
  shifts: DemoShift[];
  startDate: Date | null;
  status: JobStatus;
  createdAt: Date;
  publishedAt: Date;
  /** For a closed job, the moment it was closed; so was its last opening taken. */
  updatedAt: Date;
  /** Set for active jobs. */
  closesAt: Date | null;
}

/** A job that is not posted yet. */
export interface DemoJobDraft {
  employerKey: string;
  fields: JobDraftFields;
  updatedAt: Date;
  /** When it is posted by itself; null for one that is not scheduled. */
  publishAt: Date | null;
}

/** What an employer has set up of a job's application form. */
export interface DemoFormDraft {
  jobKey: string;
  setup: FormSetup;
  updatedAt: Date;
}

export interface DemoSocialAccount {
  platform: SocialPlatform;
  handle: string;
  followers: number;
  profileUrl: string;
}

/** When a seeker can work, as saved. */
export interface DemoWeek {
  weekly: WeeklySpan[];
  busy: WeeklySpan[];
  /** Classes of the term to come, which begins some weeks after the sample is loaded. */
  nextTerm: WeeklySpan[];
  share: boolean;
  weeklyHoursMax: number | null;
}

export interface DemoSeeker extends Record<ProfileListKey, string[]> {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  city: string;
  state: string;
  bio: string;
  currentPosition: string;
  socialAccounts: DemoSocialAccount[];
  createdAt: Date;
  avatar: AvatarLook;
  /** Null for who has not saved one. */
  week: DemoWeek | null;
}

/** A job's own form; applications to that job answer it. */
export type DemoApplicationForm = Pick<
  ApplicationTemplate,
  'basicFields' | 'documents' | 'questions'
> & { jobKey: string; createdAt: Date };

export interface DemoApplication {
  key: string;
  jobKey: string;
  seekerKey: string;
  status: ApplicationStatus;
  createdAt: Date;
  updatedAt: Date;
  acceptedDate: Date | null;
}

/** Which shifts of the job an applicant can work, and the spots that the accepted one has in them. */
export interface DemoShiftChoice {
  applicationKey: string;
  shifts: {
    /** Its position among the shifts of the job. */
    index: number;
    /** From 1 on; null unless accepted. */
    place: number | null;
  }[];
  /** For how many shifts the applicant was free when applying; null unless shared. */
  freeShifts: number | null;
}

export interface DemoSavedJob {
  jobKey: string;
  seekerKey: string;
  createdAt: Date;
}

export interface DemoData {
  employers: DemoEmployer[];
  jobs: DemoJob[];
  jobDrafts: DemoJobDraft[];
  seekers: DemoSeeker[];
  forms: DemoApplicationForm[];
  formDrafts: DemoFormDraft[];
  applications: DemoApplication[];
  /** Of applications to jobs with shifts. */
  shiftChoices: DemoShiftChoice[];
  savedJobs: DemoSavedJob[];
}
