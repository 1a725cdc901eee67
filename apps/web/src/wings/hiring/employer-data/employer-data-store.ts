import {
  EMPLOYER_LOCAL_DATA_MS,
  type EmployerApplication,
  type Job,
  type JobStatus,
  profileListKeys,
  recordOf,
} from '@nextshift/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { EMPLOYER_DATA_AREA } from '../../../platform/stores/employer-data-area.ts';
import { onForget } from '../../../platform/stores/late-stores.ts';
import { persistedArea } from '../../../platform/stores/persisted-area.ts';
import type { EmployerData } from '../../../platform/stores/stored-shapes.ts';

/** Of each kind; longer lists are truncated. */
const MOST_KEPT = 100;

export const NO_EMPLOYER_DATA: EmployerData = {
  accountId: null,
  jobs: [],
  applications: [],
  lastUpdated: 0,
};

/**
 * Area `employerData`: the jobs and applications that this employer last loaded, shown until fresh ones arrive
 * (spec sections 3 and 4). Never contains an applicant's contact details.
 */
export const useEmployerDataStore = create<EmployerData>()(
  persist(() => NO_EMPLOYER_DATA, {
    name: EMPLOYER_DATA_AREA,
    storage: persistedArea(
      async () => (await import('../../../platform/stores/stored-shapes.ts')).employerData,
    ),
    skipHydration: true,
  }),
);

onForget('session', () => {
  useEmployerDataStore.setState(NO_EMPLOYER_DATA);
});

/** Without what a plan decides: it may be another one when the copy is shown. */
function withoutPlan(job: Job): Job {
  return { ...job, full: false };
}

/** Stores the first jobs of one status, as just loaded. */
export function keepEmployerJobs(employerId: string, status: JobStatus, jobs: readonly Job[]) {
  update(employerId, (data) => {
    const others = withoutIds(data.jobs, jobs).filter((other) => other.status !== status);
    return { jobs: [...jobs.map(withoutPlan), ...others].slice(0, MOST_KEPT) };
  });
}

/** Moves a new or changed job to the front. */
export function keepEmployerJob(employerId: string, changed: Job): void {
  update(employerId, ({ jobs }) => ({
    jobs: [withoutPlan(changed), ...withoutIds(jobs, [changed])].slice(0, MOST_KEPT),
  }));
}

/**
 * Stores applications that were just loaded, without contact details.
 * `areNewest`: there are no newer ones, so any other stored application from their period was deleted.
 */
export function keepEmployerApplications(
  employerId: string,
  answered: readonly EmployerApplication[],
  { areNewest = false } = {},
): void {
  const oldest = answered.at(-1)?.createdAt ?? '';
  update(employerId, (data) => {
    const others = withoutIds(data.applications, answered).filter(
      ({ createdAt }) => !areNewest || createdAt < oldest,
    );
    return {
      applications: [...answered.map(withoutContact), ...others]
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, MOST_KEPT),
    };
  });
}

/** This account's stored data, if less than a day old. */
export function freshEmployerData(
  data: EmployerData,
  employerId: string,
  now: number,
): EmployerData | null {
  return data.accountId === employerId && isFresh(data, now) ? data : null;
}

/** Clears data that is a day old. */
export function dropExpiredEmployerData(now: number): void {
  const data = useEmployerDataStore.getState();
  if (data.accountId !== null && !isFresh(data, now))
    useEmployerDataStore.setState(NO_EMPLOYER_DATA);
}

function isFresh({ lastUpdated }: EmployerData, now: number): boolean {
  return now - lastUpdated < EMPLOYER_LOCAL_DATA_MS;
}

/** Drops changes if the employer has signed out meanwhile; replaces another account's data. */
function update(employerId: string, change: (data: EmployerData) => Partial<EmployerData>): void {
  if (useAuthStore.getState().accountId !== employerId) return;
  const now = Date.now();
  const kept = freshEmployerData(useEmployerDataStore.getState(), employerId, now);
  const data = kept ?? NO_EMPLOYER_DATA;
  useEmployerDataStore.setState({
    ...data,
    ...change(data),
    accountId: employerId,
    lastUpdated: now,
  });
}

function withoutIds<Item extends { id: string }>(
  items: readonly Item[],
  taken: readonly { id: string }[],
): Item[] {
  const ids = new Set(taken.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}

/** Strips a profile to what lists show, since other fields may contain contact details too. */
function withoutContact({ user, ...application }: EmployerApplication): EmployerApplication {
  const { profile } = user;
  return {
    ...application,
    user: {
      ...user,
      email: null,
      phone: null,
      profile: profile && {
        profileImage: profile.profileImage,
        city: profile.city,
        state: profile.state,
        currentPosition: profile.currentPosition,
        school: profile.school,
        bio: null,
        ...recordOf(profileListKeys, () => []),
        instagram: null,
        tiktok: null,
        portfolioVideos: [],
      },
    },
  };
}
