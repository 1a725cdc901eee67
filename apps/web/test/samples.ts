import type {
  Application,
  Interview,
  InterviewSlot,
  logInSeeker,
  NewsSettings,
  SavedJob,
  SocialAccount,
  User,
} from '@nextshift/contract';
import { sampleJob } from './sample-job.ts';
import { SEEKER_ID } from './seeker-id.ts';

/** Whole responses of the API; a test overrides what matters to it. */

export const SEEKER: User = {
  id: SEEKER_ID,
  firstName: 'Maya',
  lastName: 'Torres',
  email: 'maya@example.com',
  emailConfirmed: true,
  pendingEmail: null,
};

type Login = ReturnType<(typeof logInSeeker)['responses'][200]['parse']>;

export function sampleLogin(parts: Partial<Login> = {}): Login {
  return {
    token: 'never stored',
    user: SEEKER,
    userProfile: null,
    ...{ appliedJobs: [], savedJobs: [], savedJobIds: [], appliedJobIds: [] },
    ...parts,
  };
}

export function sampleSavedJob(jobId: string, parts: Partial<SavedJob> = {}): SavedJob {
  return {
    id: `saved ${jobId}`,
    jobId,
    userId: SEEKER_ID,
    createdAt: '2026-01-05T17:00:00.000Z',
    job: { ...sampleJob({ id: jobId, title: `Job ${jobId}` }), removed: false },
    ...parts,
  };
}

/** An application in the seeker's own list. */
export function sampleApplication(jobId: string, parts: Partial<Application> = {}): Application {
  return {
    ...sampleSavedJob(jobId),
    id: `application ${jobId}`,
    applicationId: null,
    status: 'pending',
    acceptedDate: null,
    endedReason: null,
    answerDueAt: null,
    shifts: [],
    timeZone: 'America/New_York',
    ...parts,
  };
}

export function sampleAccount(parts: Partial<SocialAccount> = {}): SocialAccount {
  return {
    id: '0192f0c1-0000-7000-8000-0000000000ac',
    platform: 'instagram',
    handle: '@maya',
    followers: 0,
    profileUrl: '',
    ...parts,
  };
}

/** An invitation to an interview of 30 minutes, without a time yet. */
export const INVITED: Interview = {
  id: '01a21100-0000-7000-8000-0000000000a1',
  applicationId: '01a21100-0000-7000-8000-0000000000a2',
  jobId: '01a21100-0000-7000-8000-0000000000a3',
  jobRemoved: false,
  jobTitle: 'Opening Barista',
  companyName: 'Copper Kettle Coffee',
  status: 'invited',
  cancelledBy: null,
  startsAt: null,
  endsAt: null,
  timeZone: 'America/New_York',
  minutes: 30,
  place: { kind: 'onsite', text: null },
  person: null,
};

/** The same once it is booked, in a year that is not over. */
export const BOOKED: Interview = {
  ...INVITED,
  status: 'booked',
  startsAt: '2099-11-23T15:00:00.000Z',
  endsAt: '2099-11-23T15:30:00.000Z',
  place: { kind: 'onsite', text: '12 Main St, by the back door' },
};

export function slotAt(startsAt: string, clash: InterviewSlot['clash'] = null): InterviewSlot {
  const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  return { startsAt, endsAt, clash };
}

const BY_ALL = { push: true, mail: true };

/** All news by all channels. */
export const ALL_NEWS: NewsSettings = {
  message: BY_ALL,
  interview: BY_ALL,
  shift: BY_ALL,
  decision: BY_ALL,
  alert: BY_ALL,
};
