import type {
  ApplicationStatus,
  ApplicationTemplate,
  BillingCycle,
  ExperienceLevel,
  Industry,
  JobDraftFields,
  JobType,
  LocationType,
  PayFrequency,
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

export interface DemoJob {
  key: string;
  employerKey: string;
  title: string;
  type: JobType;
  locationType: LocationType;
  experienceLevel: ExperienceLevel;
  industry: Industry;
  department: string | null;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  description: string;
  /** All three in the unit of payFrequency, in dollars. */
  payRate: number;
  minWage: number | null;
  maxWage: number | null;
  payFrequency: PayFrequency;
  /** How long a one-time gig takes. */
  expectedHours: number | null;
  openings: number;
  compensation: string | null;
  requirements: string[];
  tags: string[];
  skills: string[];
  benefits: string[];
  schedule: string;
  startDate: Date | null;
  status: JobStatus;
  createdAt: Date;
  publishedAt: Date;
  /** For a closed job, the moment it was closed; so was its last place taken. */
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

export interface DemoSocialAccount {
  platform: SocialPlatform;
  handle: string;
  followers: number;
  profileUrl: string;
}

export interface DemoSeeker {
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
  education: string[];
  extracurriculars: string[];
  clubs: string[];
  hobbies: string[];
  work: string[];
  awards: string[];
  volunteer: string[];
  socialAccounts: DemoSocialAccount[];
  createdAt: Date;
  avatar: AvatarLook;
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
  applications: DemoApplication[];
  savedJobs: DemoSavedJob[];
}
