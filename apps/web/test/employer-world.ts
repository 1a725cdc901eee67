import {
  type Employer,
  type EmployerApplication,
  type FilledJob,
  type FormerApplicants,
  type Job,
  type JobDraft,
  type Subscription,
  listJobDrafts,
  getJobDraft,
  listShifts,
  getInterview,
  getSurplusJobs,
  readNotices,
  listEmployerJobs,
  getRoster,
  listEmployerApplications,
} from '@nextshift/contract';
import { HttpResponse, type JsonBodyType } from 'msw';
import { useAuthStore } from '../src/platform/stores/auth-store.ts';
import { useEmployerAuthStore } from '../src/platform/stores/employer-auth-store.ts';
import { useSubscriptionStore } from '../src/platform/session/employer/subscription-store.ts';
import { failure, serve } from './api-server.ts';
import { sampleJob } from './sample-job.ts';

/** The nth id; the same for the same number. */
export function idOf(n: number): string {
  return `0192f0c1-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

export const EMPLOYER: Employer = {
  id: idOf(1),
  logo: null,
  companyName: 'Blue Finch Coffee',
  city: 'Raleigh',
  state: 'NC',
  website: null,
  description: null,
  email: 'hello@bluefinch.example',
  emailConfirmed: true,
  pendingEmail: null,
  contactEmail: 'jobs@bluefinch.example',
  phoneNumber: null,
  address: '12 Oak Street',
  responsiveness: null,
  verified: false,
  verifiedBy: null,
  verifiedAt: null,
  verification: 'confirmed',
  moderationReasons: [],
  taxNumberLastFour: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};

/** Signs the employer in, with a plan or without one. */
export function signInEmployer(subscription: Subscription | null = null): void {
  useAuthStore.setState({ kind: 'employer', accountId: EMPLOYER.id, user: null });
  useEmployerAuthStore.setState({ employer: EMPLOYER, loading: false });
  useSubscriptionStore.setState({ subscription, token: null, known: true, error: null });
}

export const IMPACT: Subscription = {
  id: idOf(2),
  status: 'active',
  planType: 'impact',
  planDetails: {
    name: 'Impact',
    monthlyPrice: 149,
    annualPrice: 1620,
    features: ['2 active job listings'],
    limitations: { maxActiveJobs: 2, maxApplicantsPerJob: 200 },
  },
  billingCycle: 'monthly',
  currentPeriodEnd: '2999-01-05T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  reversal: null,
  fromSandbox: false,
  accountManager: null,
};

export function makeJob(n: number, changes: Partial<Job> = {}): Job {
  const postedAt = new Date(Date.UTC(2026, 0, 5, 12) - n * 86_400_000).toISOString();
  return sampleJob({
    id: idOf(100 + n),
    title: `Job ${String(n)}`,
    companyName: EMPLOYER.companyName,
    company: EMPLOYER.companyName,
    employerId: EMPLOYER.id,
    industry: 'Restaurant',
    description: 'Behind the counter.',
    createdAt: postedAt,
    updatedAt: postedAt,
    publishedAt: postedAt,
    ...changes,
  });
}

export function makeApplication(
  n: number,
  firstName: string,
  changes: Partial<EmployerApplication> = {},
): EmployerApplication {
  const appliedDate = new Date(Date.UTC(2026, 0, 5, 12) - n * 3_600_000).toISOString();
  const { id, title, company, status } = makeJob(1, { title: 'Weekend Barista' });
  return {
    id: idOf(200 + n),
    applicationId: null,
    status: 'Active',
    endedReason: null,
    appliedDate,
    createdAt: appliedDate,
    acceptedDate: null,
    undoUntil: null,
    answerDueAt: null,
    user: {
      id: idOf(300 + n),
      firstName,
      lastName: 'Lopez',
      email: null,
      phone: null,
      hidden: false,
      profile: null,
    },
    job: {
      id,
      title,
      company,
      status,
      moderation: 'clear',
      maxApplicants: null,
      openings: 1,
      openingsLeft: 1,
    },
    shiftIds: [],
    assignedShiftIds: [],
    freeShifts: null,
    application: null,
    basicFieldAnswers: {},
    questionAnswers: {},
    ...changes,
  };
}

export function makeDraft(n: number, changes: Partial<JobDraft> = {}): JobDraft {
  return {
    id: idOf(400 + n),
    fields: { title: `Draft ${String(n)}`, type: 'Part-time', city: 'Raleigh' },
    jobImage: null,
    hasForm: false,
    status: 'draft',
    publishAt: null,
    blockedReason: null,
    updatedAt: '2026-01-05T12:00:00.000Z',
    ...changes,
  };
}

/** Serves the employer's drafts from the current `drafts`. */
export function serveDrafts(drafts: () => readonly JobDraft[]): void {
  serve(listJobDrafts, () => ({ drafts: drafts() }));
  serve(getJobDraft, ({ params }) => {
    const draft = drafts().find(({ id }) => id === params.draftId);
    return draft ? { draft } : failure(404, 'not_found', 'Not found.');
  });
}

/** Serves the employer's job lists from the current `jobs`; none of them closes, and there is no draft. */
export function serveJobs(
  jobs: () => readonly Job[],
  filledJobs: () => readonly FilledJob[] = () => [],
  formerApplicants: () => readonly FormerApplicants[] = () => [],
): void {
  serveDrafts(() => []);
  serve(listShifts, () => ({ shifts: [] }));
  serve(getSurplusJobs, () => ({ surplus: null }));
  serve(listEmployerJobs, ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    const found = jobs().filter((job) => status === null || job.status === status);
    const body = {
      jobs: found,
      filledJobs: filledJobs(),
      formerApplicants: formerApplicants(),
      applicationCounts: found
        .filter(({ applicantCount }) => applicantCount > 0)
        .map(({ id, applicantCount: count }) => ({ jobId: id, count })),
    };
    return counted(body, found.length);
  });
}

/** Serves the employer's application lists from the current `applications`. */
export function serveApplications(applications: () => readonly EmployerApplication[]): void {
  serve(readNotices, () => null);
  // Jobs without shifts; tests of shifts serve their own.
  serve(getRoster, () => ({
    roster: {
      job: makeJob(1),
      shifts: [],
      withoutShift: [],
      applicants: [],
      cover: { approval: false, across: false },
    },
  }));
  // Nobody has set interview hours; tests of interviews serve their own.
  serve(getInterview, () => ({ interview: null, slots: [] }));
  serve(listEmployerApplications, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const lets = (name: string, value: string) => [null, value].includes(query.get(name));
    const answers = JSON.parse(query.get('answers') ?? '{}') as Record<string, string>;
    const found = applications().filter(
      (application) =>
        isInState(query.get('state'), application) &&
        lets('status', application.status) &&
        lets('jobId', application.job.id) &&
        lets('applicationId', application.id) &&
        Object.entries(answers).every(([id, one]) => application.questionAnswers[id] === one) &&
        application.user.firstName.toLowerCase().includes(query.get('search') ?? ''),
    );
    if (query.get('sort') === 'oldest') found.reverse();
    return counted({ applications: found }, found.length);
  });
}

function isInState(state: string | null, application: EmployerApplication): boolean {
  if (state === 'due') return isOpen(application) && application.answerDueAt !== null;
  return state === null || (state === 'open') === isOpen(application);
}

function isOpen({ status, job }: EmployerApplication): boolean {
  return ['Active', 'Under Review', 'Interviewing'].includes(status) && job.status === 'Active';
}

function counted(body: JsonBodyType, count: number) {
  return HttpResponse.json(body, { headers: { 'x-total-count': String(count) } });
}
