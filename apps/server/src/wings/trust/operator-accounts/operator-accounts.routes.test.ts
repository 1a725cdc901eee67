import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { revisionOfCompany } from '../../../../test/database/read-revisions.ts';
import { report } from '../../../../test/scenarios/cases.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

interface Found {
  readonly employers?: { readonly id: string }[];
  readonly seekers?: { readonly id: string }[];
}

const FIND = { employers: 'findEmployers', seekers: 'findSeekers' } as const;

async function search(kind: 'employers' | 'seekers', query: string, more = {}) {
  const response = await operator.api[FIND[kind]]({ query: { query, ...more } });
  const ids = response.json<Found>()[kind]?.map(({ id }) => id);
  return { response, ids };
}

const lastEntry = async () =>
  (await operator.api.listOperatorLog({ query: { limit: '1' } })).json<{ entries: object[] }>()
    .entries[0];

describe('GET /api/operator/employers', () => {
  it('finds companies by a part of the name or mail, or by id, and logs whom it showed', async () => {
    const email = 'owner@amber-owl.example';
    const employer = await signUpEmployer(app, { companyName: 'Amber Owl Books', email });
    for (const query of ['amber OWL', '@amber-owl.example', employer.id, '  owl books ']) {
      expect([query, (await search('employers', query)).ids]).toEqual([query, [employer.id]]);
    }
    const { response } = await search('employers', 'Amber Owl');
    expect(response.json()).toEqual({
      employers: [
        {
          id: employer.id,
          companyName: 'Amber Owl Books',
          email,
          city: 'Raleigh',
          state: 'NC',
          memberSince: expect.any(String),
          verification: 'confirmed',
          suspendedAt: null,
        },
      ],
    });
    expect(await lastEntry()).toMatchObject({
      act: 'searched_accounts',
      accountKind: 'employer',
      accountId: null,
      foundCount: 1,
    });
    const { found_ids: foundIds } = await app.database
      .selectFrom('operator_log')
      .select('found_ids')
      .where('act', '=', 'searched_accounts')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(foundIds).toEqual([employer.id]);
  });

  it('takes signs of patterns as they are, and finds nobody by them', async () => {
    await signUpEmployer(app, { companyName: '100% Wool_Shop' });
    expect((await search('employers', '0% wool_')).ids).toHaveLength(1);
    expect((await search('employers', '%%')).ids).toEqual([]);
    expect((await search('employers', '__')).ids).toEqual([]);
    expect((await search('employers', crypto.randomUUID())).ids).toEqual([]);
  });

  it('lists the newest first, page by page', async () => {
    const first = await signUpEmployer(app, {
      companyName: 'Paged Pastry One',
      created_at: new Date('2020-01-01T00:00:00Z'),
    });
    const second = await signUpEmployer(app, { companyName: 'Paged Pastry Two' });
    const page = await search('employers', 'paged pastry', { limit: '1' });
    expect(page.ids).toEqual([second.id]);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.response.headers.link))?.[1] ?? '';
    const rest = await operator.call('GET', next);
    expect(rest.json<Found>().employers).toMatchObject([{ id: first.id }]);
    expect(rest.headers.link).toBeUndefined();
  });

  it.each(['', 'query=', 'query=a', 'query=%20a%20', 'query=ab&cursor=x'])(
    'refuses %s',
    async (query) => {
      for (const name of Object.values(FIND)) {
        expect((await operator.api[name]({ query })).statusCode).toBe(400);
      }
    },
  );
});

describe('GET /api/operator/seekers', () => {
  it('finds people by name, mail or id, and logs whom it showed', async () => {
    const seeker = await signUpSeeker(app, { email: 'quill@people.example' });
    for (const query of ['Robin Park', 'quill@', seeker.id]) {
      expect((await search('seekers', query)).ids).toContain(seeker.id);
    }
    const { response } = await search('seekers', 'quill@people.example');
    expect(response.json()).toEqual({
      seekers: [
        {
          id: seeker.id,
          firstName: 'Robin',
          lastName: 'Park',
          email: 'quill@people.example',
          memberSince: expect.any(String),
          suspendedAt: null,
        },
      ],
    });
    expect(await lastEntry()).toMatchObject({
      act: 'searched_accounts',
      accountKind: 'seeker',
      subjectName: null,
      foundCount: 1,
    });
  });
});

describe('the page of an account', () => {
  it('has a company with its jobs and cases, and logs the look', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const jobId = await insertJob(app, employer, { title: 'Mystery Shopper' });
    const seeker = await signUpSeeker(app);
    await report(app, seeker, jobId);
    const response = await operator.api.getEmployerFile({ employerId: employer.id });
    expect(response.json()).toEqual({
      employer: {
        id: employer.id,
        companyName: 'Copper Kettle',
        email: employer.email,
        emailConfirmed: true,
        phoneNumber: '9195550100',
        website: 'https://copper-kettle.example',
        description: null,
        revision: await revisionOfCompany(app, employer.id),
        city: 'Raleigh',
        state: 'NC',
        memberSince: expect.any(String),
        verification: 'confirmed',
        verifiedBy: null,
        verifiedAt: null,
        plan: 'corporate',
        suspendedAt: null,
        suspension: null,
        jobCount: 1,
        jobs: [
          {
            id: jobId,
            title: 'Mystery Shopper',
            status: 'Active',
            closedReason: null,
            moderation: 'clear',
            postedAt: expect.any(String),
          },
        ],
        cases: [
          {
            id: expect.any(String),
            status: 'open',
            subjectType: 'job',
            subjectName: 'Mystery Shopper',
            decision: null,
            action: null,
            openedAt: app.clock.read().toISOString(),
          },
        ],
        acts: [],
      },
    });
    expect(await lastEntry()).toMatchObject({
      act: 'viewed_account',
      accountKind: 'employer',
      accountId: employer.id,
      subjectName: 'Copper Kettle',
    });
  });

  it('has a seeker with the cases about them, and logs the look', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app, { profile: { phone: '9195550199', bio: 'A poet.' } });
    const own = { employerId: employer.id, seekerId: seeker.id };
    const subjectId = await insertApplication(app, {
      ...own,
      jobId: await insertJob(app, employer),
    });
    const harassment = { subjectType: 'application', reason: 'harassment' };
    const reported = await report(app, employer, subjectId, harassment);
    expect(reported.statusCode, reported.body).toBe(201);
    const response = await operator.api.getSeekerFile({ seekerId: seeker.id });
    expect(response.json()).toMatchObject({
      seeker: {
        id: seeker.id,
        email: seeker.email,
        emailConfirmed: true,
        applicationCount: 1,
        undecidedCount: 1,
        acceptedCount: 0,
        cases: [{ subjectType: 'application', status: 'open' }],
        acts: [],
      },
    });
    for (const secret of ['9195550199', 'A poet.']) expect(response.body).not.toContain(secret);
    expect(await lastEntry()).toMatchObject({ act: 'viewed_account', accountId: seeker.id });
    const [{ id: caseId } = { id: '' }] = response.json<{ seeker: { cases: { id: string }[] } }>()
      .seeker.cases;
    const detail = await operator.api.getCase({ caseId });
    expect(detail.json()).toMatchObject({ case: { seekerId: seeker.id, actions: ['none'] } });
    // The company's page does not have what was said about its applicants.
    const company = await operator.api.getEmployerFile({ employerId: employer.id });
    expect(company.json()).toMatchObject({ employer: { cases: [] } });
    // What an applicant says of how the company deals with the application is about the company.
    const answered = await report(app, seeker, subjectId, harassment);
    expect(answered.statusCode, answered.body).toBe(201);
    const again = await operator.api.getEmployerFile({ employerId: employer.id });
    expect(again.json()).toMatchObject({
      employer: { cases: [{ id: caseId, subjectType: 'application', status: 'open' }] },
    });
  });

  it('is 404 for nobody, for the other kind, and for a company that has left', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    for (const path of [
      `/employers/${crypto.randomUUID()}`,
      `/employers/${seeker.id}`,
      `/seekers/${employer.id}`,
    ]) {
      expect((await operator.call('GET', `/api/operator${path}`)).statusCode).toBe(404);
    }
    const now = app.clock.read();
    await app.database
      .updateTable('employers')
      .set({ deleted_at: now })
      .where('id', '=', employer.id)
      .execute();
    expect((await operator.api.getEmployerFile({ employerId: employer.id })).statusCode).toBe(404);
    expect((await search('employers', employer.id)).ids).toEqual([]);
  });
});

describe('POST /api/operator/employers/{id}/verify', () => {
  const verify = async (id: string, more: object = {}) =>
    operator.api.verifyEmployer({
      employerId: id,
      body: {
        reason: 'Their register entry says so.',
        revision: await revisionOfCompany(app, id),
        ...more,
      },
    });

  it('verifies a company once, for a reason that the log has', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Amber Owl' });
    const response = await verify(employer.id);
    expect(response.json()).toMatchObject({
      employer: {
        verification: 'verified',
        verifiedBy: 'operator',
        verifiedAt: app.clock.read().toISOString(),
        acts: [
          {
            at: app.clock.read().toISOString(),
            act: 'verified_account',
            operatorEmail: operator.email,
            reason: 'Their register entry says so.',
          },
        ],
      },
    });
    const page = await app.api.getEmployer({ employerId: employer.id });
    expect(page.json()).toMatchObject({ verified: true, verifiedBy: 'operator' });
    expect(await lastEntry()).toMatchObject({ act: 'verified_account', subjectName: 'Amber Owl' });
    expect((await verify(employer.id)).statusCode).toBe(409);
  });

  it.each([
    { companyName: 'The National Bank' },
    { website: 'https://another-kettle.com' },
    { description: 'We are the bank.' },
  ])('is refused when the company has changed to %o since it was read', async (change) => {
    const employer = await signUpEmployer(app);
    const page = await operator.api.getEmployerFile({ employerId: employer.id });
    const { revision } = page.json<{ employer: { revision: string } }>().employer;
    const changed = await app.api.updateEmployer({
      employerId: employer.id,
      as: employer,
      body: change,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const refused = await verify(employer.id, { revision });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'stale_revision',
      message: 'This was changed since you opened it. Read it again before you decide.',
    });
    expect((await verify(employer.id, { revision: undefined })).statusCode).toBe(400);
    const company = await app.api.getEmployer({ employerId: employer.id });
    expect(company.json()).toMatchObject({ verified: false });
    expect((await verify(employer.id)).statusCode).toBe(200);
  });

  it('is refused without a reason, for nobody, and while the company is suspended', async () => {
    const employer = await signUpEmployer(app);
    expect((await verify(employer.id, { reason: '  ' })).statusCode).toBe(400);
    expect((await verify(crypto.randomUUID())).statusCode).toBe(404);
    await operator.api.suspendEmployer({ employerId: employer.id, body: { reason: 'A scam.' } });
    expect((await verify(employer.id)).statusCode).toBe(409);
  });
});
