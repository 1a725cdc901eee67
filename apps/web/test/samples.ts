import type { Application, logInSeeker, SavedJob, SocialAccount, User } from '@nextshift/contract';
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
