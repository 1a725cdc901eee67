import { EMPLOYER_LOCAL_DATA_MS } from '@nextshift/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPLOYER, idOf, makeApplication, makeJob } from '../../../../test/employer-world.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { EMPLOYER_DATA_AREA } from '../../../platform/stores/employer-data-area.ts';
import {
  dropExpiredEmployerData,
  freshEmployerData,
  keepEmployerApplications,
  keepEmployerJob,
  keepEmployerJobs,
  NO_EMPLOYER_DATA,
  useEmployerDataStore,
} from './employer-data-store.ts';
import { forgetSession } from '../../../platform/stores/forget-session.ts';

const NOW = Date.UTC(2026, 0, 5, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  useAuthStore.setState({ kind: 'employer', accountId: EMPLOYER.id, user: null });
});

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

const data = () => useEmployerDataStore.getState();
const jobTitles = () => data().jobs.map(({ title }) => title);
const applicants = () => data().applications.map(({ user }) => user.firstName);

describe('jobs', () => {
  it('are stored with their owner and the time', () => {
    const jobs = [makeJob(1), makeJob(2)];
    keepEmployerJobs(EMPLOYER.id, 'Active', jobs);
    const stored: unknown = JSON.parse(localStorage.getItem(EMPLOYER_DATA_AREA) ?? 'null');
    expect(stored).toEqual({
      state: { accountId: EMPLOYER.id, jobs, applications: [], lastUpdated: NOW },
      version: 0,
    });
  });

  it('of one status replace those of that status only', () => {
    keepEmployerJobs(EMPLOYER.id, 'Closed', [makeJob(3, { status: 'Closed' })]);
    keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(1), makeJob(2)]);
    keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(2)]);
    expect(jobTitles()).toEqual(['Job 2', 'Job 3']);
  });

  it('start with the one just posted', () => {
    keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(1), makeJob(2)]);
    keepEmployerJob(EMPLOYER.id, makeJob(7));
    expect(jobTitles()).toEqual(['Job 7', 'Job 1', 'Job 2']);
  });
});

describe('applications', () => {
  it('are sorted newest first, whichever list they came from', () => {
    keepEmployerApplications(EMPLOYER.id, [makeApplication(2, 'Bea')]);
    keepEmployerApplications(EMPLOYER.id, [makeApplication(1, 'Ann'), makeApplication(3, 'Cal')]);
    expect(applicants()).toEqual(['Ann', 'Bea', 'Cal']);
  });

  it('that are missing from the newest are removed', () => {
    const ann = makeApplication(1, 'Ann');
    const cal = makeApplication(3, 'Cal');
    const others = [makeApplication(2, 'Bea'), makeApplication(4, 'Dan')];
    keepEmployerApplications(EMPLOYER.id, [ann, cal, ...others]);
    keepEmployerApplications(EMPLOYER.id, [ann, cal], { areNewest: true });
    expect(applicants()).toEqual(['Ann', 'Cal', 'Dan']);
    keepEmployerApplications(EMPLOYER.id, [], { areNewest: true });
    expect(applicants()).toEqual([]);
  });

  it('never have contact details', () => {
    const application = makeApplication(1, 'Ann', { status: 'Accepted' });
    keepEmployerApplications(EMPLOYER.id, [
      {
        ...application,
        user: {
          ...application.user,
          email: 'ann@mail.example',
          phone: '9195550100',
          profile: {
            profileImage: '/files/ann.webp',
            city: 'Durham',
            state: 'NC',
            bio: 'Write to ann@mail.example',
            currentPosition: 'Student',
            school: null,
            education: [],
            extracurriculars: ['call 9195550100'],
            clubs: [],
            hobbies: [],
            work: [],
            awards: [],
            volunteer: [],
            instagram: {
              id: idOf(9),
              platform: 'instagram',
              handle: '@ann.mail',
              followers: 10,
              profileUrl: 'https://instagram.com/ann.mail',
            },
            tiktok: null,
            portfolioVideos: ['/files/ann.mp4'],
          },
        },
      },
    ]);
    const stored = localStorage.getItem(EMPLOYER_DATA_AREA) ?? '';
    expect(stored).toContain('/files/ann.webp');
    for (const contact of ['ann@mail', '9195550100', 'ann.mail', 'ann.mp4']) {
      expect(stored).not.toContain(contact);
    }
  });
});

describe('expiry', () => {
  it('clears the data after a day', () => {
    keepEmployerJob(EMPLOYER.id, makeJob(1));
    expect(freshEmployerData(data(), EMPLOYER.id, NOW + EMPLOYER_LOCAL_DATA_MS - 1)).toBe(data());
    expect(freshEmployerData(data(), EMPLOYER.id, NOW + EMPLOYER_LOCAL_DATA_MS)).toBeNull();
    dropExpiredEmployerData(NOW + EMPLOYER_LOCAL_DATA_MS - 1);
    expect(jobTitles()).toEqual(['Job 1']);
    dropExpiredEmployerData(NOW + EMPLOYER_LOCAL_DATA_MS);
    expect(data()).toEqual(NO_EMPLOYER_DATA);
    expect(localStorage.getItem(EMPLOYER_DATA_AREA)).not.toContain('Job 1');
  });

  it('clears the data with the session', () => {
    keepEmployerJob(EMPLOYER.id, makeJob(1));
    forgetSession();
    expect(data()).toEqual(NO_EMPLOYER_DATA);
    expect(localStorage.getItem(EMPLOYER_DATA_AREA)).not.toContain('Job 1');
  });
});

describe('ownership', () => {
  it('keeps the data from another account', () => {
    keepEmployerJob(EMPLOYER.id, makeJob(1));
    expect(freshEmployerData(data(), idOf(2), NOW)).toBeNull();
    useAuthStore.setState({ accountId: idOf(2) });
    keepEmployerJob(idOf(2), makeJob(2));
    expect(jobTitles()).toEqual(['Job 2']);
  });

  it('stores nothing after signing out', () => {
    forgetSession();
    keepEmployerJob(EMPLOYER.id, makeJob(1));
    expect(data()).toEqual(NO_EMPLOYER_DATA);
  });
});
