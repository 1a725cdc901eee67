import { MESSAGE_TEMPLATES_MAX, type MessageTemplate, SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

const INVITE = { title: 'Invite', text: 'Hi {firstName}, can you come in about {job}?' };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function keep(as: TestAccount, body: object = INVITE): Promise<MessageTemplate> {
  const response = await app.api.createMessageTemplate({ as, body });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ template: MessageTemplate }>().template;
}

const list = async (as: TestAccount) =>
  (await app.api.listMessageTemplates({ as })).json<{ templates: MessageTemplate[] }>().templates;

it('keeps, changes and deletes templates, unused by title', async () => {
  const as = await signUpEmployer(app);
  const invite = await keep(as);
  const decline = await keep(as, { title: 'Decline', text: 'Thanks, {firstName}.' });
  expect(await list(as)).toEqual([decline, invite]);
  const { id: templateId } = invite;
  const changed = { title: 'Ask', text: 'Are you free?' };
  const response = await app.api.updateMessageTemplate({ templateId, as, body: changed });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { template: { id: templateId, ...changed } },
  ]);
  expect((await app.api.deleteMessageTemplate({ templateId, as })).statusCode).toBe(204);
  expect((await app.api.deleteMessageTemplate({ templateId, as })).statusCode).toBe(404);
  expect(await list(as)).toEqual([decline]);
});

it('lists those first that a message was written from last', async () => {
  const as = await signUpEmployer(app);
  const [ask, decline, invite] = [
    await keep(as, { title: 'Ask', text: 'Are you free?' }),
    await keep(as, { title: 'Decline', text: 'Thanks, {firstName}.' }),
    await keep(as),
  ];
  const seeker = await signUpSeeker(app);
  const jobId = await insertJob(app, as);
  const own = { jobId, employerId: as.id, seekerId: seeker.id };
  const id = await insertApplication(app, own);
  const write = async (by: TestAccount, template: string) => {
    app.clock.advance(SECOND_MS);
    const sent = await app.api.sendMessage({ id, as: by, body: { text: 'Hi', template } });
    expect(sent.statusCode, sent.body).toBe(201);
  };
  await write(as, decline.id);
  await write(as, invite.id);
  expect(await list(as)).toEqual([invite, decline, ask]);
  // Neither the other side nor another company uses them, and one that was deleted is missed by nobody.
  await write(seeker, ask.id);
  const other = await keep(await signUpEmployer(app));
  await write(as, other.id);
  await app.api.deleteMessageTemplate({ templateId: invite.id, as });
  await write(as, invite.id);
  expect(await list(as)).toEqual([decline, ask]);
  const wrong = { text: 'Hi', template: 'ask' };
  expect((await app.api.sendMessage({ id, as, body: wrong })).statusCode).toBe(400);
});

it('shows and changes nobody else’s', async () => {
  const { id: templateId } = await keep(await signUpEmployer(app));
  const as = await signUpEmployer(app);
  expect(await list(as)).toEqual([]);
  const change = await app.api.updateMessageTemplate({ templateId, as, body: INVITE });
  expect(change.statusCode).toBe(404);
  expect((await app.api.deleteMessageTemplate({ templateId, as })).statusCode).toBe(404);
  const seeker = await signUpSeeker(app);
  expect((await app.api.listMessageTemplates({ as: seeker })).statusCode).toBe(401);
  expect((await app.api.createMessageTemplate({ body: INVITE })).statusCode).toBe(401);
});

it('takes only known fields in braces', async () => {
  const as = await signUpEmployer(app);
  const body = { title: 'Invite', text: 'Hi {lastName}' };
  expect((await app.api.createMessageTemplate({ as, body })).statusCode).toBe(400);
});

it('keeps twenty at most, though many come at once', async () => {
  const as = await signUpEmployer(app);
  for (let each = 1; each < MESSAGE_TEMPLATES_MAX; each += 1) await keep(as);
  const responses = await Promise.all(
    [1, 2].map(() => app.api.createMessageTemplate({ as, body: INVITE })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(await list(as)).toHaveLength(MESSAGE_TEMPLATES_MAX);
});
