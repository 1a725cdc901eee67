import { EMPTY_PROFILE_DRAFT, type ProfileDraft } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertFile } from '../../../../test/database/insert-files.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const DRAFT: ProfileDraft = {
  ...EMPTY_PROFILE_DRAFT,
  step: 3,
  bio: 'I like mornings',
  phoneNumber: '(919) 5',
  clubs: ['Chess Club'],
  typed: { ...EMPTY_PROFILE_DRAFT.typed, hobbies: 'Read' },
  instagram: { handle: '@robin', followers: 12 },
};

const WIZARD = {
  bio: 'I like mornings.',
  city: 'Raleigh',
  state: 'NC',
  currentPosition: 'Student',
  education: 'Certification',
  phoneNumber: '9195550123',
};

function save(as: TestAccount, body: object = DRAFT, id = as.id) {
  return app.api.saveProfileDraft({ userId: id, as, body });
}

function read(as: TestAccount, id = as.id) {
  return app.api.getProfileDraft({ userId: id, as });
}

function complete(as: TestAccount) {
  return app.api.completeProfile({ as, body: { userId: as.id, ...WIZARD } });
}

describe('the draft of a profile', () => {
  it('is stored as typed for the seeker’s other devices, with the account’s picture', async () => {
    const seeker = await signUpSeeker(app);
    expect((await read(seeker)).json()).toEqual({
      draft: null,
      profileImage: null,
      updatedAt: null,
    });
    const picture = await insertFile(app, Buffer.from('a picture'), 'webp');
    await app.database
      .updateTable('seekers')
      .set({ picture_file_id: picture.id })
      .where('id', '=', seeker.id)
      .execute();
    expect((await save(seeker)).statusCode).toBe(204);
    expect((await read(await signInAgain(app, seeker, 'seeker'))).json()).toEqual({
      draft: DRAFT,
      profileImage: expect.stringMatching(/^\/files\//) as unknown,
      updatedAt: app.clock.read().toISOString(),
    });
    await save(seeker, { ...DRAFT, step: 4 });
    expect((await read(seeker)).json()).toMatchObject({ draft: { step: 4 } });
  });

  it('is deleted with the completion, and another tab cannot bring it back', async () => {
    const seeker = await signUpSeeker(app);
    await save(seeker);
    expect((await complete(seeker)).statusCode).toBe(201);
    expect((await read(seeker)).json()).toMatchObject({ draft: null });
    const late = await save(seeker);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'profile_complete' });
    expect((await read(seeker)).json()).toMatchObject({ draft: null });
  });

  it('can be continued after an introduction, which does not complete the profile', async () => {
    const seeker = await signUpSeeker(app, { profile: { bio: 'Early riser.' } });
    expect((await save(seeker)).statusCode).toBe(204);
  });

  it('must have the shape of the wizard', async () => {
    const seeker = await signUpSeeker(app);
    for (const change of [{ step: 5 }, { bio: 'x'.repeat(2_001) }, { clubs: 'Chess' }]) {
      expect((await save(seeker, { ...DRAFT, ...change })).statusCode).toBe(400);
    }
    expect((await read(seeker)).json()).toMatchObject({ draft: null });
  });

  it('is accessible to the seeker only', async () => {
    const [seeker, other] = [await signUpSeeker(app), await signUpSeeker(app)];
    expect((await save(other, DRAFT, seeker.id)).statusCode).toBe(403);
    expect((await read(other, seeker.id)).statusCode).toBe(403);
    expect((await read(await signUpEmployer(app), seeker.id)).statusCode).toBe(401);
  });
});
