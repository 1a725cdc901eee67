import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import {
  APPLICANT_PHONE,
  employerCall,
  employerEndpoints,
  type EmployerFixture,
  insertEmployerFixture,
} from './employer-calls.ts';
import { signInAgain } from './database/insert-accounts.ts';

let app: TestApp;
let world: EmployerFixture;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  world = await insertEmployerFixture(app);
});

/** Every text in a response at any depth, including field names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => [name, ...textsIn(held)]);
}

/** Whether a response reveals the accepted applicant's contact, in any formatting. */
function revealsContact(body: string): boolean {
  const isJson = body.startsWith('{') || body.startsWith('[');
  const texts = isJson ? textsIn(JSON.parse(body)) : [body];
  return texts.some(
    (text) =>
      text.toLowerCase().includes(world.applicant.email.toLowerCase()) ||
      text.replace(/\D/g, '').includes(APPLICANT_PHONE),
  );
}

/** The calls whose response shows the employer the contact; reading comes first. */
async function callsThatRevealContact(): Promise<string[]> {
  const owner = await signInAgain(app, world.owner, 'employer');
  const readsFirst = employerEndpoints.toSorted((one, two) => rank(one) - rank(two));
  const revealing: string[] = [];
  for (const endpoint of readsFirst) {
    const { url, body } = await employerCall(endpoint, world, app);
    const response = await app.call(endpoint.method, url, { as: owner, ...(body ? { body } : {}) });
    expect(response.statusCode).toBeLessThan(500);
    if (revealsContact(response.body)) revealing.push(`${endpoint.method} ${endpoint.path}`);
  }
  return revealing.toSorted();
}

function rank({ method }: { readonly method: string }): number {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method);
}

/** Of the job for which the applicant is accepted. */
async function moderate(moderation: 'clear' | 'held' | 'removed'): Promise<void> {
  await app.database
    .updateTable('jobs')
    .set({ moderation, closed_reason: moderation === 'removed' ? 'removed' : 'filled' })
    .where('status', '=', 'Closed')
    .where('employer_id', '=', world.owner.id)
    .execute();
}

const CALLS_WITH_CONTACT = [
  'GET /applications/getUserApplicationById/:applicationId',
  'GET /employerapplications/employerAppliedApplications/:employerId',
  'GET /userprofile/:userId',
];

describe('an accepted applicant’s contact', () => {
  it('is visible 29 days, 23 hours and 59 minutes after the acceptance', async () => {
    app.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect(await callsThatRevealContact()).toEqual(CALLS_WITH_CONTACT);
  });

  it('is hidden everywhere 30 days and 1 minute after it', async () => {
    app.clock.advance(29 * DAY_MS + 24 * HOUR_MS + MINUTE_MS);
    expect(await callsThatRevealContact()).toEqual([]);
  });

  it('is hidden everywhere once the employer has deleted the application', async () => {
    const deleted = await app.api.deleteApplication({ id: world.acceptedId, as: world.owner });
    expect(deleted.statusCode).toBe(204);
    expect(await callsThatRevealContact()).toEqual([]);
  });

  it('is hidden everywhere while the job is held', async () => {
    await moderate('held');
    expect(await callsThatRevealContact()).toEqual([]);
  });

  it('is visible again once a held job is released', async () => {
    await moderate('held');
    await moderate('clear');
    expect(await callsThatRevealContact()).toEqual(CALLS_WITH_CONTACT);
  });

  it('is hidden everywhere while the applicant is suspended', async () => {
    await app.database
      .updateTable('seekers')
      .set({ suspended_at: app.clock.read() })
      .where('id', '=', world.applicant.id)
      .execute();
    expect(await callsThatRevealContact()).toEqual([]);
  });

  it('is hidden everywhere once the job is removed', async () => {
    await moderate('removed');
    expect(await callsThatRevealContact()).toEqual([]);
  });

  it.each(['submitted', 'under_review', 'interviewing', 'declined', 'withdrawn'] as const)(
    'is hidden everywhere while the application is %s',
    async (status) => {
      await app.database
        .updateTable('applications')
        .set({ status, accepted_at: null })
        .where('id', '=', world.acceptedId)
        .execute();
      expect(await callsThatRevealContact()).toEqual([]);
    },
  );
});
