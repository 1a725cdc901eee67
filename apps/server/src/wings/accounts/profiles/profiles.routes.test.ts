import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const WIZARD = {
  bio: 'I like mornings.',
  city: 'Raleigh',
  state: 'nc',
  currentPosition: 'Student',
  education: "Bachelor's Degree",
  phoneNumber: '(919) 555-0123',
  extracurriculars: ['Debate Team'],
  clubs: ['Chess Club', ' chess club ', ''],
  hobbies: [],
  awards: ["Dean's List"],
  volunteer: ['Food Bank'],
  socialMediaAccounts: [
    {
      platform: 'instagram',
      handle: 'robin',
      followers: '1200',
      profileUrl: 'https://evil.example',
    },
    { platform: 'tiktok', handle: '@yourhandle', followers: 0 },
  ],
};

function complete(as: TestAccount, change: object = {}) {
  return app.api.completeProfile({ as, body: { userId: as.id, ...WIZARD, ...change } });
}

function read(as: TestAccount, id = as.id) {
  return app.api.getProfile({ userId: id, as });
}

function update(as: TestAccount, body: object, id = as.id) {
  return app.api.updateProfile({ userId: id, as, body });
}

describe('POST /userprofile/profile', () => {
  it('stores what the wizard collects', async () => {
    const seeker = await signUpSeeker(app);
    expect((await read(seeker)).statusCode).toBe(404);
    const response = await complete(seeker);
    expect(response.statusCode).toBe(201);
    const profile = {
      id: seeker.id,
      profileImage: null,
      city: 'Raleigh',
      state: 'NC',
      bio: 'I like mornings.',
      phoneNumber: '9195550123',
      currentPosition: 'Student',
      education: ["Bachelor's Degree"],
      extracurriculars: ['Debate Team'],
      clubs: ['Chess Club'],
      hobbies: [],
      work: [],
      awards: ["Dean's List"],
      volunteer: ['Food Bank'],
      portfolioVideos: [],
      updatedAt: '2026-11-20T12:00:00.000Z',
    };
    expect(response.json()).toEqual({ profile });
    const view = await read(seeker);
    expect(view.json()).toEqual({
      ...profile,
      firstName: 'Robin',
      lastName: 'Park',
      email: seeker.email,
      hidden: false,
      school: null,
      socialMediaAccounts: [
        {
          id: expect.any(String),
          platform: 'instagram',
          handle: '@robin',
          followers: 1200,
          profileUrl: 'https://www.instagram.com/robin',
        },
      ],
    });
    const me = await app.api.getMe({ as: seeker });
    expect(me.json()).toMatchObject({ userProfile: profile });
  });

  it('replaces only what it collects when repeated', async () => {
    const seeker = await signUpSeeker(app);
    await complete(seeker);
    await update(seeker, { work: ['Barista - Copper Kettle'] });
    const again = await complete(seeker, { bio: 'New.', clubs: [], socialMediaAccounts: [] });
    expect(again.json()).toMatchObject({
      profile: { bio: 'New.', clubs: [], work: ['Barista - Copper Kettle'] },
    });
    expect((await read(seeker)).json()).toMatchObject({ socialMediaAccounts: [] });
  });

  it('creates one profile from concurrent requests', async () => {
    const seeker = await signUpSeeker(app);
    const responses = await Promise.all(Array.from({ length: 8 }, () => complete(seeker)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(201));
    expect(
      (await read(seeker)).json<{ socialMediaAccounts: [] }>().socialMediaAccounts,
    ).toHaveLength(1);
  });

  it('reports what is missing in the order of the wizard', async () => {
    const seeker = await signUpSeeker(app);
    const response = await complete(seeker, { bio: ' ', city: '', phoneNumber: '919' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please enter a bio before continuing.',
      issues: [{ path: ['bio'] }, { path: ['city'] }, { path: ['phoneNumber'] }],
    });
    const phone = await complete(seeker, { phoneNumber: '919' });
    expect(phone.json()).toMatchObject({
      message: 'Please enter a complete 10-digit phone number',
    });
    expect((await read(seeker)).statusCode).toBe(404);
  });

  it('ignores fields that the caller cannot set', async () => {
    const seeker = await signUpSeeker(app);
    await complete(seeker, {
      id: '00000000-0000-4000-8000-000000000000',
      seekerId: '00000000-0000-4000-8000-000000000000',
      email: 'other@mail.example',
      firstName: 'Other',
      profileImage: '/files/other.webp',
      portfolioVideos: ['/files/other.mp4'],
      hidden: true,
      updatedAt: '2000-01-01T00:00:00Z',
    });
    expect((await read(seeker)).json()).toMatchObject({
      id: seeker.id,
      firstName: 'Robin',
      email: seeker.email,
      profileImage: null,
      portfolioVideos: [],
      hidden: false,
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('processes a repeated request once', async () => {
    const seeker = await signUpSeeker(app);
    const send = (bio: string) =>
      app.api.completeProfile({
        as: seeker,
        body: { userId: seeker.id, ...WIZARD, bio },
        headers: { 'idempotency-key': 'wizard' },
      });
    const first = await send('One.');
    await update(seeker, { bio: 'Two.' });
    expect((await send('One.')).json()).toEqual(first.json());
    expect((await read(seeker)).json()).toMatchObject({ bio: 'Two.' });
    expect((await send('Three.')).statusCode).toBe(409);
  });
});

describe('PUT /userprofile/{userId}', () => {
  it.each([
    [{ bio: ' Hello. ' }, { bio: 'Hello.' }],
    [{ bio: '  ' }, { bio: null }],
    [{ work: ['Barista - Copper Kettle'] }, { work: ['Barista - Copper Kettle'] }],
    [{ education: [] }, { education: [] }],
    [{ phone: '919.555.0199' }, { phoneNumber: '9195550199' }],
    [
      { city: 'Durham', state: 'north carolina' },
      { city: 'Durham', state: 'NC' },
    ],
    [
      { city: "Coeur d'Alene", state: ' Idaho ' },
      { city: "Coeur d'Alene", state: 'ID' },
    ],
    [{ state: 'va' }, { state: 'VA' }],
  ])('replaces %j and nothing else', async (sections, changed) => {
    const seeker = await signUpSeeker(app);
    const { profile } = (await complete(seeker)).json<{ profile: object }>();
    const response = await update(seeker, sections);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ updatedProfile: { ...profile, ...changed } });
  });

  it('reports what is wrong', async () => {
    const seeker = await signUpSeeker(app);
    await complete(seeker);
    for (const [body, message] of [
      [{}, 'Nothing to save was sent.'],
      [{ phoneNumber: '12' }, 'Please enter a complete 10-digit phone number'],
      [{ city: ' ' }, 'City is required'],
      [{ clubs: ['x'.repeat(121)] }, 'Please use at most 120 characters per entry'],
      [{ bio: 'x'.repeat(2_001) }, 'Please use at most 2000 characters'],
    ] as const) {
      const response = await update(seeker, body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message });
    }
  });

  it('responds 404 before the wizard is completed', async () => {
    const seeker = await signUpSeeker(app);
    expect((await update(seeker, { bio: 'Hello.' })).statusCode).toBe(404);
    expect((await read(seeker)).statusCode).toBe(404);
  });
});

describe('social accounts', () => {
  function save(as: TestAccount, accounts: unknown, id = as.id) {
    return app.api.saveSocialAccounts({ profileId: id, as, body: { accounts } });
  }

  it('are stored, even before the profile exists', async () => {
    const seeker = await signUpSeeker(app);
    const instagram = { platform: 'instagram', handle: ' @robin.p ', followers: 1500.7 };
    const saved = await save(seeker, [instagram]);
    expect(saved.statusCode).toBe(200);
    const account = {
      id: expect.any(String),
      platform: 'instagram',
      handle: '@robin.p',
      followers: 1500,
      profileUrl: 'https://www.instagram.com/robin.p',
    };
    expect(saved.json()).toEqual({ accounts: [account] });
    const listed = await app.api.listSocialAccounts({ profileId: seeker.id, as: seeker });
    expect(listed.json()).toEqual(saved.json());

    const both = await save(seeker, [
      { ...instagram, followers: 0 },
      { platform: 'tiktok', handle: '@robin', followers: 5 },
    ]);
    expect(both.json()).toMatchObject({
      accounts: [
        { ...saved.json<{ accounts: object[] }>().accounts[0], followers: 0 },
        { platform: 'tiktok', profileUrl: 'https://www.tiktok.com/@robin' },
      ],
    });
    expect((await save(seeker, [])).json()).toEqual({ accounts: [] });
  });

  it.each([
    [{ handle: '', followers: 1 }, 'Instagram handle is required'],
    [{ handle: 'robin', followers: 1 }, 'Handle must start with @'],
    [{ handle: '@robin', followers: '' }, 'Follower count is required'],
    [{ handle: '@robin', followers: -1 }, 'Please enter a valid number'],
    [{ handle: '@robin', followers: 'many' }, 'Please enter a valid number'],
  ])('rejects %j', async (account, message) => {
    const seeker = await signUpSeeker(app);
    const response = await save(seeker, [{ platform: 'instagram', ...account }]);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });
});

const ON = { push: true, mail: true };
const ALL_NEWS = { message: ON, interview: ON, shift: ON, decision: ON, alert: ON };

describe('GET, PUT /api/userprofile/{userId}/settings', () => {
  const path = ({ id }: TestAccount) => `/api/userprofile/${id}/settings`;

  it('returns defaults at first, and changes the toggles that are sent', async () => {
    const seeker = await signUpSeeker(app);
    const before = await app.call('GET', path(seeker), { as: seeker });
    expect(before.json()).toEqual({
      visibility: { profile: true, email: false, phone: false, school: false },
      notifications: { email: true, push: true, sms: false },
      kinds: ALL_NEWS,
    });
    const changed = await app.call('PUT', path(seeker), {
      as: seeker,
      body: {
        visibility: { profile: false },
        notifications: { sms: true },
        kinds: { shift: { mail: false } },
        isAdmin: true,
      },
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({
      visibility: { profile: false, email: false, phone: false, school: false },
      notifications: { email: true, push: true, sms: true },
      kinds: { ...ALL_NEWS, shift: { push: true, mail: false } },
    });
    expect((await app.call('GET', path(seeker), { as: seeker })).json()).toEqual(changed.json());
    const wrong = { as: seeker, body: { visibility: { profile: 'yes' } } };
    expect((await app.call('PUT', path(seeker), wrong)).statusCode).toBe(400);
    const back = { as: seeker, body: { kinds: { shift: { mail: true } } } };
    expect((await app.call('PUT', path(seeker), back)).json()).toMatchObject({ kinds: ALL_NEWS });
  });
});

describe('every request that names a seeker', () => {
  const calls = [
    [
      'POST',
      () => '/userprofile/profile',
      (id: string) => ({ userId: id, ...WIZARD, bio: 'Hacked' }),
    ],
    ['PUT', (id: string) => `/userprofile/${id}`, () => ({ bio: 'Hacked' })],
    ['PUT', (id: string) => `/userprofile/picture/${id}`, () => ({ file: 'x' })],
    ['POST', (id: string) => `/userprofile/picture/${id}`, () => ({ file: 'x' })],
    ['GET', (id: string) => `/user-social-media/profile/${id}`, () => undefined],
    ['PUT', (id: string) => `/api/user-social-media/profile/${id}`, () => ({ accounts: [] })],
    ['GET', (id: string) => `/api/userprofile/${id}/settings`, () => undefined],
    [
      'PUT',
      (id: string) => `/api/userprofile/${id}/settings`,
      () => ({ visibility: { email: true } }),
    ],
  ] as const;

  it.each(calls)('%s %s is for that seeker only', async (method, path, bodyOf) => {
    const owner = await signUpSeeker(app);
    await complete(owner);
    const before = (await read(owner)).json<object>();
    const body = bodyOf(owner.id);
    const call = (as?: TestAccount) =>
      app.call(method, path(owner.id), { as, ...(body ? { body } : {}) });
    // A text in place of a file is already rejected by the body parser.
    const refused = path(owner.id).includes('picture') ? [400, 403] : [403];
    expect((await call()).statusCode).toBe(401);
    expect((await call(await signUpEmployer(app))).statusCode).toBe(401);
    expect(refused).toContain((await call(await signUpSeeker(app))).statusCode);
    expect((await read(owner)).json()).toEqual(before);
  });
});
