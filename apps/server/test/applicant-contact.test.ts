import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../src/platform/api-docs/contract-endpoints.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from './database/insert-accounts.ts';
import { insertApplication, insertForm } from './database/insert-applications.ts';
import { insertJob } from './database/insert-jobs.ts';

const PHONE = '9195550177';
const FORM = {
  basicFields: {
    email: { name: 'Email', enabled: true, required: true },
    phone: { name: 'Phone', enabled: true, required: true },
  },
  documents: {},
  questions: [
    { id: 'mail', type: 'email', question: 'Another address?' },
    { id: 'when', type: 'text', question: 'When can we talk?' },
  ],
};

let app: TestApp;
let world: {
  readonly owner: TestAccount;
  /** Accepted at the test clock's time through a form, with a profile that shows email and phone. */
  readonly applicant: TestAccount;
  readonly jobId: string;
  readonly acceptedId: string;
};

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  const owner = await signUpEmployer(app);
  const applicant = await signUpSeeker(app, {
    profile: { phone: PHONE, bio: 'Early.' },
    email_visible: true,
    phone_visible: true,
  });
  const jobId = await insertJob(app, owner, { status: 'Closed' });
  const acceptedId = await insertApplication(app, {
    jobId,
    employerId: owner.id,
    seekerId: applicant.id,
    status: 'accepted',
    form_id: await insertForm(app, jobId, FORM),
    basic_field_answers: JSON.stringify({ email: applicant.email, phone: PHONE }),
    question_answers: JSON.stringify({
      mail: applicant.email,
      when: `Any time: (919) 555-0177 or ${applicant.email.toUpperCase()}.`,
    }),
  });
  world = { owner, applicant, jobId, acceptedId };
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
      text.replace(/\D/g, '').includes(PHONE),
  );
}

const reads = contractEndpoints.filter(
  ({ access, method, responses }) =>
    method === 'GET' &&
    (access === 'employer' || access === 'signed-in') &&
    // Kinds and ids, without end.
    responses[200] !== 'events',
);

/** The reads of employers that show the contact; what writes respond with is searched by the proof of canaries. */
async function readsThatRevealContact(): Promise<string[]> {
  const { owner, applicant, jobId, acceptedId } = world;
  const as = await signInAgain(app, owner, 'employer');
  const ids: Readonly<Record<string, string>> = {
    employerId: owner.id,
    userId: applicant.id,
    jobId,
    id: acceptedId,
    applicationId: acceptedId,
  };
  const revealing: string[] = [];
  for (const { path } of reads) {
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? newId());
    const response = await app.call('GET', url, { as });
    expect(response.statusCode).toBeLessThan(500);
    if (revealsContact(response.body)) revealing.push(`GET ${path}`);
  }
  return revealing.toSorted();
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

const READS_WITH_CONTACT = [
  'GET /applications/getUserApplicationById/:applicationId',
  'GET /employerapplications/employerAppliedApplications/:employerId',
  'GET /userprofile/:userId',
];

describe('an accepted applicant’s contact', () => {
  it('is visible 29 days, 23 hours and 59 minutes after the acceptance', async () => {
    app.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect(await readsThatRevealContact()).toEqual(READS_WITH_CONTACT);
  });

  it('is hidden everywhere 30 days and 1 minute after it', async () => {
    app.clock.advance(29 * DAY_MS + 24 * HOUR_MS + MINUTE_MS);
    expect(await readsThatRevealContact()).toEqual([]);
  });

  it('is hidden everywhere once the employer has deleted the application', async () => {
    const deleted = await app.api.deleteApplication({ id: world.acceptedId, as: world.owner });
    expect(deleted.statusCode).toBe(204);
    expect(await readsThatRevealContact()).toEqual([]);
  });

  it('is hidden everywhere while the job is held', async () => {
    await moderate('held');
    expect(await readsThatRevealContact()).toEqual([]);
  });

  it('is visible again once a held job is released', async () => {
    await moderate('held');
    await moderate('clear');
    expect(await readsThatRevealContact()).toEqual(READS_WITH_CONTACT);
  });

  it('is hidden everywhere while the applicant is suspended', async () => {
    await app.database
      .updateTable('seekers')
      .set({ suspended_at: app.clock.read() })
      .where('id', '=', world.applicant.id)
      .execute();
    expect(await readsThatRevealContact()).toEqual([]);
  });

  it('is hidden everywhere once the job is removed', async () => {
    await moderate('removed');
    expect(await readsThatRevealContact()).toEqual([]);
  });

  it.each(['submitted', 'under_review', 'interviewing', 'declined', 'withdrawn'] as const)(
    'is hidden everywhere while the application is %s',
    async (status) => {
      await app.database
        .updateTable('applications')
        .set({ status, accepted_at: null })
        .where('id', '=', world.acceptedId)
        .execute();
      expect(await readsThatRevealContact()).toEqual([]);
    },
  );
});
