import type { ApplicationStatus, ClosedReason, EndedReason, PlanId } from '@nextshift/contract';

/** Times are milliseconds since 1970. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** How long an application can be taken back; news of it waits until then. */
export const RETRACTABLE = 60 * SECOND;

export interface Job {
  /** Why it is closed; null while it is active. */
  closedReason: ClosedReason | null;
  closedAt: number | null;
  /** When the employer last took an opening back. */
  openingTakenBackAt: number | null;
  closesAt: number;
  publishedAt: number;
  openings: number;
  /** What the openings were, and until when. */
  formerOpenings: { readonly openings: number; readonly until: number }[];
  /** Applicants that the plan allows; null is unlimited. */
  maxApplicants: number | null;
  /** Declined applicants of whom nothing else is told. */
  crowd: number;
  /** The number of applicants at which the employer was told that the job is full. */
  fullToldAt: number | null;
  /** The closing times that the employer was told of, a week and three days ahead. */
  weekToldFor: number | null;
  soonToldFor: number | null;
  /** Deleted with its company. */
  gone: boolean;
}

export interface Draft {
  publishAt: number;
  blockedAt: number | null;
  roomSince: number | null;
  /** Published, or deleted with its company. */
  gone: boolean;
}

export interface ApplicationEvent {
  readonly at: number;
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly actor: 'seeker' | 'employer' | 'system';
  readonly reason: string | null;
}

export interface Application {
  readonly job: number;
  readonly seeker: number;
  status: ApplicationStatus;
  endedReason: EndedReason | null;
  /** Deleted by the employer. */
  hidden: boolean;
  appliedAt: number;
  changedAt: number;
  acceptedAt: number | null;
  /** Of the job's openings, while accepted. */
  place: number | null;
  seen: boolean;
  /** Since when an answer is awaited, and how often the employer was reminded of it. */
  awaitingSince: number | null;
  reminders: number;
  /** The clock of an answer that its applicant may not have been told of. */
  paused: { readonly since: number; readonly reminders: number } | null;
  broughtBackAt: number | null;
  /** What the applicant was told last, and when of each status. */
  told: ApplicationStatus;
  toldAt: Partial<Record<ApplicationStatus, number>>;
  endingMailed: boolean;
  /** The days of each acceptance on which the contact was shown. */
  shown: string[];
  /** What it was before it was made again; stays after that can be taken back. */
  former: Application | null;
  events: ApplicationEvent[];
  /** Deleted with its company, after its applicant left. */
  gone: boolean;
}

export interface Acceptance {
  readonly job: number;
  readonly seeker: number;
  readonly at: number;
  endedBy: 'seeker' | 'employer' | null;
  endedAt: number | null;
  undone: boolean;
}

/** Queued work. */
export interface Alarm {
  readonly at: number;
  /** A later alarm with the same key replaces it. */
  readonly key: string;
  readonly ring: Ring;
}

type Ring =
  | { readonly kind: 'end-with-job'; readonly job: number; readonly closedAt: number }
  | NewsOfStatus
  | { readonly kind: 'applicant-mail'; readonly seeker: number; readonly mail: string }
  | { readonly kind: 'ending-mail'; readonly seeker: number }
  | { readonly kind: 'withdrawal-mail'; readonly application: string; readonly at: number }
  | { readonly kind: 'digest'; readonly since: number }
  | { readonly kind: 'full-mail'; readonly job: number; readonly at: number }
  | {
      readonly kind: 'closing-mail';
      readonly job: number;
      readonly news: ClosingNews;
      readonly closesAt: number;
    }
  | { readonly kind: 'draft-mail'; readonly draft: number; readonly at: number }
  | { readonly kind: 'reminder-mail'; readonly at: number }
  | { readonly kind: 'plan-event' };

export interface NewsOfStatus {
  readonly kind: 'status-news';
  readonly application: string;
  readonly status: ApplicationStatus;
  readonly changedAt: number;
}

export type ClosingNews = 'closed' | 'soon' | 'week';

export interface Surplus {
  allowed: number;
  lowest: number;
  closesAt: number;
  settled: boolean;
}

/** Everything that the model knows of an employer, its jobs and its applicants. */
export interface Life {
  now: number;
  /** When tasks last ran. */
  wokeAt: number;
  plan: PlanId | null;
  /** When the jobs of an ended plan close. */
  jobsCloseAt: number | null;
  closingAnnounced: boolean;
  surplus: Surplus | null;
  companyLeft: boolean;
  seekersLeft: boolean[];
  /** By number; a draft's number becomes that of its job. */
  jobs: Record<number, Job>;
  drafts: Record<number, Draft>;
  /** How many jobs and drafts there were. */
  named: number;
  /** By `job/seeker`. */
  applications: Record<string, Application>;
  acceptances: Acceptance[];
  alarms: Alarm[];
  notices: string[];
  mails: string[];
}

export function newLife(now: number, plan: PlanId, seekers: number): Life {
  return {
    now,
    wokeAt: now,
    plan,
    jobsCloseAt: null,
    closingAnnounced: false,
    surplus: null,
    companyLeft: false,
    seekersLeft: Array.from({ length: seekers }, () => false),
    jobs: {},
    drafts: {},
    named: 0,
    applications: {},
    acceptances: [],
    alarms: [],
    notices: [],
    mails: [],
  };
}

export const idOf = ({ job, seeker }: { readonly job: number; readonly seeker: number }): string =>
  `${job}/${seeker}`;

/** The existing jobs with their numbers, in the order in which they were made. */
export function jobsOf(life: Life): (readonly [number, Job])[] {
  return Object.entries(life.jobs)
    .filter(([, job]) => !job.gone)
    .map(([number, job]) => [Number(number), job] as const);
}

export const applicationsOf = (life: Life): Application[] =>
  Object.values(life.applications).filter(({ gone }) => !gone);

export const isActive = ({ closedReason }: Job): boolean => closedReason === null;

/** Applicants who count for the plan: all but those who withdrew or whose application ended. */
export function countApplicants(life: Life, number: number): number {
  const counted = applicationsOf(life).filter(
    ({ job, status, hidden }) =>
      job === number && status !== 'withdrawn' && status !== 'ended' && !hidden,
  );
  return counted.length + (life.jobs[number]?.crowd ?? 0);
}

/** Who is accepted for a job. */
export const acceptedOf = (life: Life, number: number): Application[] =>
  applicationsOf(life).filter(({ job, status }) => job === number && status === 'accepted');

/** Queues work, in place of what has the same key; `keepsTime` leaves that when it was due. */
export function setAlarm(life: Life, alarm: Alarm, { keepsTime = false } = {}): void {
  const pending = life.alarms.find(({ key }) => key === alarm.key);
  if (pending && keepsTime) return;
  life.alarms = [...life.alarms.filter(({ key }) => key !== alarm.key), alarm];
}
