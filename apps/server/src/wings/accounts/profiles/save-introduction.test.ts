import { EMPTY_PROFILE_DRAFT } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function introduce(as: TestAccount, body: object, id = as.id) {
  return app.api.introduceSeeker({ userId: id, as, body });
}

const LINE = { phoneNumber: '(919) 555-0123', bio: 'Early riser, good with people.' };

describe('PUT /api/userprofile/{userId}/introduction', () => {
  it('creates a profile, which the employers of one’s applications see', async () => {
    const seeker = await signUpSeeker(app);
    const response = await introduce(seeker, LINE);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      updatedProfile: { phoneNumber: '9195550123', bio: LINE.bio, city: null, education: [] },
    });
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
    const seen = await app.api.getProfile({ userId: seeker.id, as: employer });
    expect(seen.json()).toMatchObject({ bio: LINE.bio, phoneNumber: null });
  });

  it('is part of the wizard’s draft', async () => {
    const seeker = await signUpSeeker(app);
    const draft = { ...EMPTY_PROFILE_DRAFT, bio: 'Said before.', city: 'Raleigh' };
    await app.api.saveProfileDraft({ userId: seeker.id, as: seeker, body: draft });
    await introduce(seeker, LINE);
    expect((await app.api.getProfileDraft({ userId: seeker.id, as: seeker })).json()).toMatchObject(
      {
        draft: { ...draft, bio: LINE.bio, phoneNumber: LINE.phoneNumber },
      },
    );
  });

  it('shows no contact to an employer before acceptance', async () => {
    const seeker = await signUpSeeker(app);
    await introduce(seeker, {
      ...LINE,
      bio: 'Call 919-555-0123 or mail robin at mail dot example',
    });
    const clubs = ['Chess', '984', '555', '0177'];
    await app.database
      .updateTable('profiles')
      .set({ clubs })
      .where('seeker_id', '=', seeker.id)
      .execute();
    const employer = await signUpEmployer(app);
    const own = { employerId: employer.id, seekerId: seeker.id };
    const read = async () => {
      const list = await app.api.listEmployerApplications({
        employerId: employer.id,
        as: employer,
      });
      const profile = await app.api.getProfile({ userId: seeker.id, as: employer });
      const { applications } = list.json<{ applications: { user: { profile: unknown } }[] }>();
      return [applications[0]?.user.profile, profile.json<unknown>()];
    };
    const id = await insertApplication(app, { ...own, jobId: await insertJob(app, employer) });
    const hidden = {
      bio: 'Call (hidden) or mail (hidden)',
      clubs: ['Chess', '(hidden)', '(hidden)', '(hidden)'],
    };
    expect(await read()).toMatchObject([hidden, hidden]);
    await app.database
      .updateTable('applications')
      .set({ status: 'accepted', accepted_at: app.clock.read() })
      .where('id', '=', id)
      .execute();
    const told = { bio: 'Call 919-555-0123 or mail robin at mail dot example', clubs };
    expect(await read()).toMatchObject([told, told]);
  });

  it('adds what is missing and keeps the rest', async () => {
    const seeker = await signUpSeeker(app, { profile: { bio: 'Barista for two years.' } });
    const response = await introduce(seeker, { phoneNumber: '9195550123' });
    expect(response.json()).toMatchObject({
      updatedProfile: { phoneNumber: '9195550123', bio: 'Barista for two years.' },
    });
  });

  it.each([
    [{ ...LINE, phoneNumber: '919' }, 'Please enter a complete 10-digit phone number'],
    [{ ...LINE, phoneNumber: ' ' }, 'Please enter your phone number before continuing.'],
    [{ ...LINE, bio: ' ' }, 'Please enter a line about yourself before continuing.'],
    [{ ...LINE, bio: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    [{}, 'Nothing to save was sent.'],
  ])('rejects %j', async (body, message) => {
    const seeker = await signUpSeeker(app);
    const response = await introduce(seeker, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  it('is for the seeker only', async () => {
    const [seeker, other] = [await signUpSeeker(app), await signUpSeeker(app)];
    expect((await introduce(seeker, LINE, other.id)).statusCode).toBe(403);
    expect((await introduce(await signUpEmployer(app), LINE, seeker.id)).statusCode).toBe(401);
    expect((await app.api.getProfile({ userId: other.id, as: other })).statusCode).toBe(404);
  });
});
