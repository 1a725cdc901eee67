import { type ApplicationStatus, DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

const PHONE = '9195550123';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Meeting {
  readonly status?: ApplicationStatus;
  readonly visibility?: Readonly<Record<string, boolean>>;
  readonly hasProfile?: boolean;
}

/** A seeker who has applied to an employer's job. */
async function meet({ status = 'submitted', visibility = {}, hasProfile = true }: Meeting = {}) {
  const profile = { phone: PHONE, bio: 'I like mornings.' };
  const seeker = await signUpSeeker(app, hasProfile ? { profile } : {});
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer);
  const applicationId = await insertApplication(app, {
    jobId,
    employerId: employer.id,
    seekerId: seeker.id,
    status,
  });
  await app.api.updateSettings({ userId: seeker.id, as: seeker, body: { visibility } });
  const accounts = [{ platform: 'instagram', handle: '@robin', followers: 7 }];
  await app.api.saveSocialAccounts({ profileId: seeker.id, as: seeker, body: { accounts } });
  return { seeker, employer, applicationId };
}

function view(as: TestAccount | undefined, { id }: TestAccount) {
  return app.api.getProfile({ userId: id, as });
}

describe('GET /userprofile/{userId}', () => {
  it('shows an employer the profile of an applicant, without contact', async () => {
    const { seeker, employer } = await meet({ visibility: { email: true, phone: true } });
    const response = await view(employer, seeker);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id: seeker.id,
      firstName: 'Robin',
      lastName: 'Park',
      bio: 'I like mornings.',
      hidden: false,
      socialMediaAccounts: [{ handle: '@robin', followers: 7 }],
      email: null,
      phoneNumber: null,
    });
    expect(response.body).not.toContain(PHONE);
    expect(response.body).not.toContain(seeker.email);
  });

  it.each([
    [
      { email: true, phone: true },
      { email: true, phone: true },
    ],
    [{ email: true }, { email: true, phone: false }],
    [{ phone: true }, { email: false, phone: true }],
    [{}, { email: false, phone: false }],
  ])(
    'shows the contact of an accepted applicant as far as %j allows',
    async (visibility, shown) => {
      const { seeker, employer } = await meet({ status: 'accepted', visibility });
      expect((await view(employer, seeker)).json()).toMatchObject({
        email: shown.email ? seeker.email : null,
        phoneNumber: shown.phone ? PHONE : null,
      });
    },
  );

  it('shows contact for 30 days from the acceptance', async () => {
    const visibility = { email: true, phone: true };
    const { seeker, employer } = await meet({ status: 'accepted', visibility });
    app.clock.advance(30 * DAY_MS - MINUTE_MS);
    const late = await signInAgain(app, employer, 'employer');
    expect((await view(late, seeker)).json()).toMatchObject({ phoneNumber: PHONE });
    app.clock.advance(2 * MINUTE_MS);
    const response = await view(late, seeker);
    expect(response.json()).toMatchObject({ email: null, phoneNumber: null, hidden: false });
    expect(response.body).not.toContain(PHONE);
  });

  it('shows only the name of a hidden profile, even after acceptance', async () => {
    const visibility = { profile: false, email: true, phone: true };
    const { seeker, employer } = await meet({ status: 'accepted', visibility });
    expect((await view(employer, seeker)).json()).toEqual({
      id: seeker.id,
      firstName: 'Robin',
      lastName: 'Park',
      hidden: true,
      email: null,
      profileImage: null,
      city: null,
      state: null,
      bio: null,
      phoneNumber: null,
      currentPosition: null,
      education: [],
      extracurriculars: [],
      clubs: [],
      hobbies: [],
      work: [],
      awards: [],
      volunteer: [],
      portfolioVideos: [],
      socialMediaAccounts: [],
      school: null,
      updatedAt: app.clock.read().toISOString(),
    });
    expect((await view(seeker, seeker)).json()).toMatchObject({
      hidden: false,
      bio: 'I like mornings.',
      email: seeker.email,
      phoneNumber: PHONE,
    });
  });

  it('shows an applicant without a profile by name', async () => {
    const { seeker, employer } = await meet({ hasProfile: false });
    const response = await view(employer, seeker);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ firstName: 'Robin', bio: null, hidden: false });
    expect((await view(seeker, seeker)).statusCode).toBe(404);
  });

  it('does not exist for anyone else', async () => {
    const { seeker } = await meet();
    expect((await view(undefined, seeker)).statusCode).toBe(401);
    for (const other of [await signUpEmployer(app), await signUpSeeker(app)]) {
      const response = await view(other, seeker);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('does not exist for an employer once the application is withdrawn or deleted', async () => {
    const withdrawn = await meet({ status: 'withdrawn' });
    expect((await view(withdrawn.employer, withdrawn.seeker)).statusCode).toBe(404);
    const deleted = await meet({ status: 'accepted' });
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', deleted.applicationId)
      .execute();
    expect((await view(deleted.employer, deleted.seeker)).statusCode).toBe(404);
  });
});

describe('GET /api/userprofile/{userId}/preview', () => {
  const preview = (as: TestAccount, { id }: TestAccount) =>
    app.api.previewProfile({ userId: id, as });

  it.each([
    ['shown', { email: true, phone: true }],
    ['hidden', { profile: false }],
  ])('shows the owner what an employer sees of a profile that is %s', async (_, visibility) => {
    const { seeker, employer } = await meet({ visibility });
    const bio = `Write to ${seeker.email} or ring ${PHONE}.`;
    await app.api.updateProfile({ userId: seeker.id, as: seeker, body: { bio } });
    const response = await preview(seeker, seeker);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual((await view(employer, seeker)).json());
    expect(response.body).not.toContain(PHONE);
    expect(response.body).not.toContain(seeker.email);
  });

  it("is nobody else's, and needs a profile", async () => {
    const { seeker, employer } = await meet();
    expect((await preview(employer, seeker)).statusCode).toBe(401);
    expect((await preview(await signUpSeeker(app), seeker)).statusCode).toBe(403);
    const newcomer = await signUpSeeker(app);
    expect((await preview(newcomer, newcomer)).statusCode).toBe(404);
  });
});
