import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { listAllMessages } from './list-messages.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** All messages of a conversation in which the seeker has written these. */
async function listAll(texts: readonly string[]) {
  const employer = await signUpEmployer(app);
  const seeker = await signUpSeeker(app);
  const own = { employerId: employer.id, seekerId: seeker.id };
  const id = await insertApplication(app, { ...own, jobId: await insertJob(app, employer) });
  const begun = await app.api.sendMessage({ id, as: employer, body: { text: 'Hello.' } });
  expect(begun.statusCode, begun.body).toBe(201);
  const rows = texts.map((text, each) => ({
    id: newId(),
    application_id: id,
    place: each + 2,
    sender: 'seeker' as const,
    text,
    sent_at: app.clock.read(),
  }));
  for (let from = 0; from < rows.length; from += 1_000) {
    await app.database
      .insertInto('messages')
      .values(rows.slice(from, from + 1_000))
      .execute();
  }
  const account = { kind: 'employer', accountId: employer.id } as const;
  return async () => {
    const listed = await listAllMessages(app.platform, account, [id]);
    return (listed.get(id) ?? []).slice(1).map(({ text }) => text);
  };
}

it('all messages of a long conversation are read in short turns', async () => {
  const list = await listAll(Array.from({ length: 4_000 }, () => 'a@b.cc '.repeat(280)));
  const began = performance.now();
  let longest = 0;
  let last = began;
  let isListing = true;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isListing) setImmediate(watch);
  };
  watch();
  await list();
  isListing = false;
  watch();
  expect(longest).toBeLessThan((performance.now() - began) / 4);
});

it('contact is hidden wherever in a long conversation it is split', async () => {
  const texts = Array.from({ length: 70 }, () => ['919', '555', '0177', 'Ok.']).flat();
  const list = await listAll(texts);
  expect(await list()).toEqual(texts.map((text) => (text === 'Ok.' ? text : '(hidden)')));
});
