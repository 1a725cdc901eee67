import {
  EMPLOYER_LOCAL_DATA_MS,
  type EmployerApplication,
  type Job,
  type JobStatus,
} from '@nextshift/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useAuthStore } from '../auth-store.ts';
import { EMPLOYER_DATA_AREA } from './employer-data-area.ts';
import { onForget } from '../late-stores.ts';
import { persistedArea } from '../persisted-area.ts';
import type { EmployerData } from '../stored-shapes.ts';

/** Of each kind; a list that goes on is not kept to its end. */
const MOST_KEPT = 100;

export const NO_EMPLOYER_DATA: EmployerData = {
  accountId: null,
  jobs: [],
  applications: [],
  lastUpdated: 0,
};

/**
 * Area `employerData`: the jobs and applications that this employer last read, shown until the server
 * has answered anew (spec sections 3 and 4). Never holds how to reach an applicant.
 */
export const useEmployerDataStore = create<EmployerData>()(
  persist(() => NO_EMPLOYER_DATA, {
    name: EMPLOYER_DATA_AREA,
    storage: persistedArea(async () => (await import('../stored-shapes.ts')).employerData),
    skipHydration: true,
  }),
);

onForget('session', () => {
  useEmployerDataStore.setState(NO_EMPLOYER_DATA);
});

/** Keeps the beginning of the list of one status as the server has just answered it. */
export function keepEmployerJobs(employerId: string, status: JobStatus, jobs: readonly Job[]) {
  update(employerId, (data) => {
    const others = withoutIds(data.jobs, jobs).filter((other) => other.status !== status);
    return { jobs: [...jobs, ...others].slice(0, MOST_KEPT) };
  });
}

/** Puts one job at the front: a new one, or one that has just changed. */
export function keepEmployerJob(employerId: string, changed: Job): void {
  update(employerId, ({ jobs }) => ({
    jobs: [changed, ...withoutIds(jobs, [changed])].slice(0, MOST_KEPT),
  }));
}

/**
 * Keeps applications that the server has just answered, without how to reach their applicants.
 * `areNewest`: there is none newer than these, so what else is kept of their time is gone.
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

/** What is kept of this account, where it is younger than a day. */
export function freshEmployerData(
  data: EmployerData,
  employerId: string,
  now: number,
): EmployerData | null {
  return data.accountId === employerId && isFresh(data, now) ? data : null;
}

/** Clears what is a day old. */
export function dropExpiredEmployerData(now: number): void {
  const data = useEmployerDataStore.getState();
  if (data.accountId !== null && !isFresh(data, now))
    useEmployerDataStore.setState(NO_EMPLOYER_DATA);
}

function isFresh({ lastUpdated }: EmployerData, now: number): boolean {
  return now - lastUpdated < EMPLOYER_LOCAL_DATA_MS;
}

/** An answer for someone who has signed out meanwhile is dropped; another account's data is replaced. */
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

/** Of a profile only what a list shows stays: the rest may say how to reach someone, too. */
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
        bio: null,
        education: [],
        extracurriculars: [],
        clubs: [],
        hobbies: [],
        work: [],
        awards: [],
        volunteer: [],
        instagram: null,
        tiktok: null,
        portfolioVideos: [],
      },
    },
  };
}
