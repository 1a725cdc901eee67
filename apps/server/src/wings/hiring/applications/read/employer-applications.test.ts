import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { insertCompleteSeeker } from '../../../../../test/database/insert-complete-seeker.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function list(employer: TestAccount, query = '') {
  const url = `/employerapplications/employerAppliedApplications/${employer.id}${query}`;
  return app.call('GET', url, { as: employer });
}

describe('GET /employerapplications/employerAppliedApplications/{employerId}', () => {
  it('shows the applicant and the job, in the employer’s words', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app, { profile: { bio: 'I like mornings.' } });
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    expect((await list(employer)).json()).toEqual({
      applications: [
        {
          id,
          applicationId: null,
          status: 'Active',
          endedReason: null,
          answerDueAt: new Date(app.clock.read().getTime() + 14 * DAY_MS).toISOString(),
          appliedDate: '2026-11-20T12:00:00.000Z',
          createdAt: '2026-11-20T12:00:00.000Z',
          acceptedDate: null,
          undoUntil: null,
          shiftIds: [],
          assignedShiftIds: [],
          freeShifts: null,
          user: {
            id: seeker.id,
            firstName: 'Robin',
            lastName: 'Park',
            email: null,
            phone: null,
            hidden: false,
            profile: {
              profileImage: null,
              city: null,
              state: null,
              bio: 'I like mornings.',
              currentPosition: null,
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
              school: null,
            },
          },
          job: {
            id: jobId,
            title: 'Barista',
            company: 'Copper Kettle',
            status: 'Active',
            moderation: 'clear',
            maxApplicants: null,
            openings: 1,
            openingsLeft: 1,
          },
          application: null,
          basicFieldAnswers: {},
          questionAnswers: {},
        },
      ],
    });
  });

  it('shows which were made through a form, whose answers can be requested', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const formId = await insertForm(app, jobId);
    const own = { jobId, employerId: employer.id, form_id: formId };
    const answered = await insertApplication(app, {
      ...own,
      seekerId: (await signUpSeeker(app)).id,
    });
    await insertApplication(app, {
      ...own,
      seekerId: (await signUpSeeker(app)).id,
      status: 'withdrawn',
    });
    const { applications } = (await list(employer)).json<{
      applications: { applicationId: string | null }[];
    }>();
    expect(applications.map(({ applicationId }) => applicationId)).toEqual([null, answered]);
  });

  it('contains the videos and accounts of applicants who show the profile', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { seeker, video } = await insertCompleteSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    const profile = async () => {
      const { applications } = (await list(employer)).json<{
        applications: [{ user: { profile: object | null } }];
      }>();
      return applications[0].user.profile;
    };
    expect(await profile()).toMatchObject({
      instagram: {
        platform: 'instagram',
        handle: '@robin.park',
        followers: 1200,
        profileUrl: 'https://www.instagram.com/robin.park',
      },
      tiktok: null,
      portfolioVideos: [expect.stringContaining(video.key)],
    });
    const show = (columns: { profile_visible: boolean }) =>
      app.database.updateTable('seekers').set(columns).where('id', '=', seeker.id).execute();
    await show({ profile_visible: false });
    expect(await profile()).toBeNull();
    await show({ profile_visible: true });
    await app.database
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    const withdrawn = (await list(employer)).body;
    expect(withdrawn).not.toMatch(/robin\.park|\.mp4/);
  });

  it('lists as new what nobody has opened or moved to a stage yet', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const closed = await insertJob(app, employer, { status: 'Closed' });
    const applyTo = async (job: string, status: 'submitted' | 'interviewing' = 'submitted') => {
      const { id: seekerId } = await signUpSeeker(app);
      return insertApplication(app, { jobId: job, employerId: employer.id, seekerId, status });
    };
    const opened = await applyTo(jobId);
    const unopened = await applyTo(jobId);
    await applyTo(jobId, 'interviewing');
    await applyTo(closed);
    const listNew = async () => {
      const response = await list(employer, '?state=new&limit=1');
      expect(response.statusCode).toBe(200);
      const { applications } = response.json<{ applications: { id: string }[] }>();
      return [response.headers['x-total-count'], applications.length];
    };
    expect(await listNew()).toEqual(['2', 1]);
    await app.api.listApplicationEvents({ id: opened, as: employer });
    expect(await listNew()).toEqual(['1', 1]);
    const last = (await list(employer, '?state=new')).json<{ applications: object[] }>();
    expect(last.applications).toMatchObject([{ id: unopened }]);
  });

  it('filters by state, status and job, and counts what it lists', async () => {
    const employer = await signUpEmployer(app);
    const active = await insertJob(app, employer);
    const closed = await insertJob(app, employer, { status: 'Closed' });
    const names = new Map<string, string>();
    const rows = [
      ['submitted', active, 'submitted on an active job'],
      ['interviewing', active, 'interviewing on an active job'],
      ['declined', active, 'declined on an active job'],
      ['withdrawn', active, 'withdrawn on an active job'],
      ['submitted', closed, 'submitted on a closed job'],
      ['accepted', closed, 'accepted on a closed job'],
    ] as const;
    for (const [status, jobId, name] of rows) {
      const { id: seekerId } = await signUpSeeker(app);
      const id = await insertApplication(app, { jobId, employerId: employer.id, seekerId, status });
      names.set(id, name);
    }
    const namesOf = async (query: string) => {
      const response = await list(employer, query);
      expect(response.statusCode).toBe(200);
      const { applications } = response.json<{ applications: { id: string }[] }>();
      expect(response.headers['x-total-count']).toBe(String(applications.length));
      return applications.map(({ id }) => names.get(id)).reverse();
    };
    expect(await namesOf('?state=open')).toEqual([
      'submitted on an active job',
      'interviewing on an active job',
    ]);
    expect(await namesOf('?state=closed')).toEqual([
      'declined on an active job',
      'withdrawn on an active job',
      'submitted on a closed job',
      'accepted on a closed job',
    ]);
    expect(await namesOf('?status=Active')).toEqual(['submitted on an active job']);
    expect(await namesOf('?status=Closed')).toEqual(['submitted on a closed job']);
    expect(await namesOf('?status=Withdrawn')).toEqual(['withdrawn on an active job']);
    expect(await namesOf(`?jobId=${closed}&state=closed`)).toEqual([
      'submitted on a closed job',
      'accepted on a closed job',
    ]);
    expect((await list(employer, '?state=other')).statusCode).toBe(400);
    expect((await list(employer, '?status=pending')).statusCode).toBe(400);
  });

  it('pages without gaps or duplicates', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      const { id: seekerId } = await signUpSeeker(app);
      ids.unshift(await insertApplication(app, { jobId, employerId: employer.id, seekerId }));
    }
    const seen: string[] = [];
    let query: string | undefined = '?limit=3';
    while (query) {
      const response = await list(employer, query);
      const { applications } = response.json<{ applications: { id: string }[] }>();
      seen.push(...applications.map(({ id }) => id));
      expect(response.headers['x-total-count']).toBe('7');
      query = /(\?.+)>; rel="next"$/.exec(String(response.headers.link))?.[1];
    }
    expect(seen).toEqual(ids);
  });

  it('omits deleted applications and those of other employers', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { id: seekerId } = await signUpSeeker(app);
    const id = await insertApplication(app, { jobId, employerId: employer.id, seekerId });
    expect((await list(other)).json()).toEqual({ applications: [] });
    expect(
      (await app.api.listEmployerApplications({ employerId: employer.id, as: other })).statusCode,
    ).toBe(403);
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', id)
      .execute();
    expect((await list(employer)).json()).toEqual({ applications: [] });
  });

  it('keeps an anonymous trace of an applicant who deleted the account', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app, { profile: { phone: '9195550177' } });
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    await insertApplication(app, { ...own, status: 'accepted' });
    await app.database.deleteFrom('seekers').where('id', '=', seeker.id).execute();
    expect((await list(employer)).json()).toMatchObject({
      applications: [
        {
          user: {
            firstName: 'Former',
            lastName: 'applicant',
            email: null,
            phone: null,
            profile: null,
          },
        },
      ],
    });
  });
});

describe('the contact of an applicant', () => {
  const PHONE = '9195550177';

  async function applicant({ isVisible = true } = {}) {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app, {
      profile: { phone: PHONE, bio: 'Hello.' },
      profile_visible: isVisible,
    });
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    return { employer, seeker, id: await insertApplication(app, own) };
  }

  function set(employer: TestAccount, id: string, status: string) {
    return app.api.changeApplicationStatus({ id, as: employer, body: { status } });
  }

  it('is shown while accepted, for 30 days, and nowhere else', async () => {
    const { employer, seeker, id } = await applicant();
    for (const status of ['Under Review', 'Interviewing', 'Active']) {
      const { body } = await set(employer, id, status);
      expect(body).not.toContain(seeker.email);
      expect(body).not.toContain(PHONE);
    }
    const accepted = await set(employer, id, 'Accepted');
    expect(accepted.json()).toMatchObject({
      data: { application: { user: { email: seeker.email, phone: PHONE } } },
    });
    app.clock.advance(30 * DAY_MS - MINUTE_MS);
    const later = await signInAgain(app, employer, 'employer');
    const inTime = (await list(later)).body;
    expect(inTime).toContain(seeker.email);
    expect(inTime).toContain(PHONE);
    app.clock.advance(2 * MINUTE_MS);
    const tooLate = await list(later);
    expect(tooLate.statusCode).toBe(200);
    expect(tooLate.body).toContain(id);
    expect(tooLate.body).not.toContain(seeker.email);
    expect(tooLate.body).not.toContain(PHONE);
  });

  it('is not shown for a declined applicant', async () => {
    const { employer, seeker, id } = await applicant();
    const { body } = await set(employer, id, 'Declined');
    expect(body + (await list(employer)).body).not.toMatch(new RegExp(`${seeker.email}|${PHONE}`));
  });

  it('is shown for an accepted applicant who hides the profile, but the profile is not', async () => {
    const { employer, seeker, id } = await applicant({ isVisible: false });
    const { body } = await set(employer, id, 'Accepted');
    expect(body).not.toContain('Hello.');
    expect(JSON.parse(body)).toMatchObject({
      data: {
        application: {
          user: { firstName: 'Robin', hidden: true, profile: null, email: seeker.email },
        },
      },
    });
  });
});
