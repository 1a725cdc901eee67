import { DAY_MS, type Endpoint } from '@nextshift/contract';
import { newId } from '../src/platform/database/new-id.ts';
import { contractEndpoints } from '../src/platform/api-docs/contract-endpoints.ts';
import type { TestApp } from './create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from './database/insert-accounts.ts';
import { insertAssignment } from './database/insert-assignment.ts';
import { insertApplication, insertForm } from './database/insert-applications.ts';
import { insertFile } from './database/insert-files.ts';
import { minimalJobBody, insertJob } from './database/insert-jobs.ts';

/** Everything of an employer that an API call could read or change. */
export interface EmployerFixture {
  readonly owner: TestAccount;
  /** Accepted at the test clock's time, on a closed job, through a form, with a resume. */
  readonly applicant: TestAccount;
  readonly acceptedId: string;
  readonly documentId: string;
  /** An active job with a form and an undecided applicant. */
  readonly jobId: string;
  readonly undecidedId: string;
  /** A draft that can be published. */
  readonly draftId: string;
  readonly subscriptionId: string;
}

interface EmployerCall {
  readonly url: string;
  readonly body?: object;
  /** Contains no ids: a caller only reaches their own data. */
  readonly isOnesOwn?: true;
  /** The refusal returned here instead of success, where another test covers the success. */
  readonly conflict?: 400 | 409;
}

export const APPLICANT_PHONE = '9195550177';

const FORM = {
  basicFields: {
    email: { name: 'Email', enabled: true, required: true },
    phone: { name: 'Phone', enabled: true, required: true },
    city: { name: 'City', enabled: true, required: true },
  },
  documents: { resume: { enabled: true, required: true } },
  questions: [
    { id: 'mail', type: 'email', question: 'Another address?' },
    { id: 'when', type: 'text', question: 'When can we talk?' },
  ],
};

/** An employer, and an accepted applicant whose profile shows employers email and phone. */
export async function insertEmployerFixture(app: TestApp): Promise<EmployerFixture> {
  const { database } = app;
  const owner = await signUpEmployer(app);
  const applicant = await signUpSeeker(app, { profile: { phone: APPLICANT_PHONE, bio: 'Early.' } });
  await database
    .updateTable('seekers')
    .set({ email_visible: true, phone_visible: true })
    .where('id', '=', applicant.id)
    .execute();
  const closedId = await insertJob(app, owner, { status: 'Closed' });
  const acceptedId = await insertApplication(app, {
    jobId: closedId,
    employerId: owner.id,
    seekerId: applicant.id,
    status: 'accepted',
    formId: await insertForm(app, closedId, FORM),
  });
  const answers = { email: applicant.email, phone: APPLICANT_PHONE, city: 'Raleigh' };
  await database
    .updateTable('applications')
    .set({
      basic_field_answers: JSON.stringify(answers),
      question_answers: JSON.stringify({
        mail: applicant.email,
        when: `Any time: (919) 555-0177 or ${applicant.email.toUpperCase()}.`,
      }),
    })
    .where('id', '=', acceptedId)
    .execute();
  const documentId = await insertResume(app, applicant, acceptedId);
  const jobId = await insertJob(app, owner);
  await insertForm(app, jobId);
  const undecidedId = await insertApplication(app, {
    jobId,
    employerId: owner.id,
    seekerId: (await signUpSeeker(app)).id,
  });
  const draftId = await insertDraft(app, owner);
  const { id: subscriptionId } = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('employer_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return { owner, applicant, acceptedId, documentId, jobId, undecidedId, draftId, subscriptionId };
}

async function insertDraft(app: TestApp, { id: employerId }: TestAccount): Promise<string> {
  const id = newId();
  const now = app.clock.read();
  await app.database
    .insertInto('job_drafts')
    .values({
      id,
      employer_id: employerId,
      fields: JSON.stringify(minimalJobBody),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function insertResume(app: TestApp, { id: seekerId }: TestAccount, applicationId: string) {
  const id = newId();
  const file = await insertFile(app, Buffer.from('a resume'), 'pdf');
  await app.database
    .insertInto('documents')
    .values({
      id,
      seeker_id: seekerId,
      kind: 'resume',
      file_id: file.id,
      name: 'Resume.pdf',
      application_id: applicationId,
    })
    .execute();
  return id;
}

/** The calls that employers may make and visitors may not. */
export const employerEndpoints = contractEndpoints.filter(
  ({ access }) => access === 'employer' || access === 'signed-in',
);

/** How each call accesses the world; succeeds for its owner. */
const calls: Readonly<
  Record<string, (world: EmployerFixture, app: TestApp) => EmployerCall | Promise<EmployerCall>>
> = {
  'GET /employer/me': () => ({ url: '/employer/me', isOnesOwn: true }),
  'GET /api/company-verification': () => ({ url: '/api/company-verification', isOnesOwn: true }),
  'POST /api/company-verification': () => ({ url: '/api/company-verification', isOnesOwn: true }),
  'PUT /employer/update/:employerId': ({ owner }) => ({
    url: `/employer/update/${owner.id}`,
    body: {
      companyName: 'Renamed',
      email: 'renamed@copper-kettle.example',
      currentPassword: PASSWORD,
    },
  }),
  'PUT /employer/updateLogo/:employerId': async ({ owner }) => ({
    url: `/employer/updateLogo/${owner.id}`,
    body: toFormData({ logo: asFile(await createPng(), 'logo.png') }),
  }),
  'GET /api/employer/:employerId/export': ({ owner }) => ({
    url: `/api/employer/${owner.id}/export`,
  }),
  'POST /api/employer/:employerId/delete': ({ owner }) => ({
    url: `/api/employer/${owner.id}/delete`,
    body: { password: PASSWORD },
  }),
  'POST /api/auth/confirm-email/resend': () => ({
    url: '/api/auth/confirm-email/resend',
    isOnesOwn: true,
  }),
  'GET /api/second-factor': () => ({ url: '/api/second-factor', isOnesOwn: true }),
  'POST /api/second-factor/setup': () => ({ url: '/api/second-factor/setup', isOnesOwn: true }),
  'POST /api/second-factor': () => ({
    url: '/api/second-factor',
    body: { currentPassword: PASSWORD, code: '000000' },
    isOnesOwn: true,
    // Another test covers the success, which needs an authenticator.
    conflict: 400,
  }),
  'POST /api/second-factor/disable': () => ({
    url: '/api/second-factor/disable',
    body: { currentPassword: PASSWORD, code: '000000' },
    isOnesOwn: true,
    conflict: 409,
  }),
  'GET /api/passkeys': () => ({ url: '/api/passkeys', isOnesOwn: true }),
  'POST /api/passkeys/options': () => ({
    url: '/api/passkeys/options',
    body: { currentPassword: PASSWORD },
    isOnesOwn: true,
  }),
  'POST /api/passkeys': () => ({
    url: '/api/passkeys',
    body: {
      name: 'My phone',
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
    isOnesOwn: true,
    // Another test covers the success, which needs an authenticator.
    conflict: 400,
  }),
  'POST /api/passkeys/:passkeyId/remove': async ({ owner }, { database }) => {
    const id = newId();
    await database
      .insertInto('passkeys')
      .values({
        id,
        employer_id: owner.id,
        credential_id: Buffer.from(id),
        public_key: Buffer.from('key'),
        sign_count: 0,
        name: 'My phone',
        created_at: new Date(),
      })
      .execute();
    return { url: `/api/passkeys/${id}/remove`, body: { currentPassword: PASSWORD } };
  },
  'GET /api/sessions': () => ({ url: '/api/sessions', isOnesOwn: true }),
  'DELETE /api/sessions': () => ({ url: '/api/sessions', isOnesOwn: true }),
  'DELETE /api/sessions/:sessionId': async ({ owner }, { database }) => {
    const session = await database
      .selectFrom('sessions')
      .select('id')
      .where('employer_id', '=', owner.id)
      .executeTakeFirst();
    // Another call may have deleted the account.
    return { url: `/api/sessions/${session?.id ?? newId()}` };
  },
  'POST /employerjobs/createjob': ({ owner }) => ({
    url: '/employerjobs/createjob',
    body: { ...minimalJobBody, employerId: owner.id },
  }),
  'GET /employerjobs/jobs/:employerId': ({ owner }) => ({ url: `/employerjobs/jobs/${owner.id}` }),
  'PUT /employerjobs/:jobId': ({ jobId }) => ({
    url: `/employerjobs/${jobId}`,
    body: { title: 'Renamed' },
  }),
  'POST /api/employerjobs/:jobId/renew': async ({ jobId }, { database, clock }) => {
    const closes_at = new Date(clock.read().getTime() + DAY_MS);
    await database.updateTable('jobs').set({ closes_at }).where('id', '=', jobId).execute();
    return { url: `/api/employerjobs/${jobId}/renew` };
  },
  'POST /api/employerjobs/:jobId/bring-back': async ({ jobId }, { database, clock }) => {
    await database
      .updateTable('applications')
      .set({ status: 'ended', ended_reason: 'closed', updated_at: clock.read() })
      .where('job_id', '=', jobId)
      .execute();
    return { url: `/api/employerjobs/${jobId}/bring-back` };
  },
  'DELETE /employerjobs/:jobId': ({ jobId }) => ({ url: `/employerjobs/${jobId}` }),
  'POST /api/employerjobs/:jobId/duplicate': ({ jobId }) => ({
    url: `/api/employerjobs/${jobId}/duplicate`,
  }),
  'POST /api/reports': ({ undecidedId }) => ({
    url: '/api/reports',
    body: { subjectType: 'application', subjectId: undecidedId, reason: 'other', note: 'Rude.' },
  }),
  'GET /api/reports': () => ({ url: '/api/reports', isOnesOwn: true }),
  'GET /api/appeals': () => ({ url: '/api/appeals', isOnesOwn: true }),
  'POST /api/appeals': async ({ owner, jobId }, { database, clock }) => {
    const caseId = newId();
    await database
      .insertInto('cases')
      .values({
        id: caseId,
        subject_type: 'job',
        subject_id: jobId,
        subject: JSON.stringify({ title: 'A job' }),
        employer_id: owner.id,
        opened_at: clock.read(),
      })
      .execute();
    await database
      .updateTable('jobs')
      .set({ moderation: 'held' })
      .where('id', '=', jobId)
      .execute();
    return { url: '/api/appeals', body: { caseId, text: 'It is honest.' } };
  },
  'GET /api/job-drafts': () => ({ url: '/api/job-drafts', isOnesOwn: true }),
  'POST /api/job-drafts': () => ({
    url: '/api/job-drafts',
    body: { fields: minimalJobBody },
    isOnesOwn: true,
  }),
  'GET /api/job-drafts/:draftId': ({ draftId }) => ({ url: `/api/job-drafts/${draftId}` }),
  'PUT /api/job-drafts/:draftId': ({ draftId }) => ({
    url: `/api/job-drafts/${draftId}`,
    body: { fields: { ...minimalJobBody, title: 'Renamed' } },
  }),
  'DELETE /api/job-drafts/:draftId': ({ draftId }) => ({ url: `/api/job-drafts/${draftId}` }),
  'POST /api/job-drafts/:draftId/publish': ({ draftId }) => ({
    url: `/api/job-drafts/${draftId}/publish`,
    body: {},
  }),
  'POST /employerapplications/create': ({ owner, jobId }) => ({
    url: '/employerapplications/create',
    body: { employerId: owner.id, jobId, documents: { resume: { enabled: true } } },
  }),
  'GET /api/jobs/:jobId/application-setup': ({ jobId }) => ({
    url: `/api/jobs/${jobId}/application-setup`,
  }),
  'GET /employerapplications/employerAppliedApplications/:employerId': ({ owner }) => ({
    url: `/employerapplications/employerAppliedApplications/${owner.id}`,
  }),
  'PUT /employerapplications/:id': ({ undecidedId }) => ({
    url: `/employerapplications/${undecidedId}`,
    body: { status: 'Declined' },
  }),
  'POST /api/employerapplications/:id/undo-acceptance': async ({ acceptedId }, { database }) => {
    await database
      .updateTable('applications')
      .set({ told_status: 'submitted' })
      .where('id', '=', acceptedId)
      .execute();
    return { url: `/api/employerapplications/${acceptedId}/undo-acceptance` };
  },
  'DELETE /employerapplications/:id': ({ acceptedId }) => ({
    url: `/employerapplications/${acceptedId}`,
  }),
  'GET /api/shifts': () => ({ url: '/api/shifts', isOnesOwn: true }),
  'POST /api/shifts/:assignmentId/cancel': async ({ owner, applicant }, app) => {
    const date = '2026-11-21';
    const during = '[2026-11-21 05:00Z,2026-11-21 17:00Z)';
    const own = { employerId: owner.id, seekerId: applicant.id };
    return { url: `/api/shifts/${await insertAssignment(app, { ...own, date, during })}/cancel` };
  },
  'POST /api/shifts/:assignmentId/no-show': async ({ owner, applicant }, app) => {
    const date = '2026-11-20';
    const during = '[2026-11-20 05:00Z,2026-11-20 10:00Z)';
    const own = { employerId: owner.id, seekerId: applicant.id };
    return { url: `/api/shifts/${await insertAssignment(app, { ...own, date, during })}/no-show` };
  },
  'POST /api/shifts/:assignmentId/came': async ({ owner, applicant }, app) => {
    const date = '2026-11-19';
    const during = '[2026-11-19 05:00Z,2026-11-19 10:00Z)';
    const missed = { employerId: owner.id, seekerId: applicant.id, status: 'no_show' } as const;
    return { url: `/api/shifts/${await insertAssignment(app, { ...missed, date, during })}/came` };
  },
  'POST /api/shifts/:assignmentId/cover': async ({ owner, applicant }, app) => {
    const date = '2026-11-21';
    const during = '[2026-11-21 05:00Z,2026-11-21 17:00Z)';
    const own = { employerId: owner.id, seekerId: applicant.id, status: 'cancelled' } as const;
    const assignmentId = await insertAssignment(app, { ...own, date, during });
    const { application_id: applicationId } = await app.database
      .selectFrom('assignments')
      .select('application_id')
      .where('id', '=', assignmentId)
      .executeTakeFirstOrThrow();
    return { url: `/api/shifts/${assignmentId}/cover`, body: { applicationId } };
  },
  'GET /api/employerjobs/:jobId/roster': ({ jobId }) => ({
    url: `/api/employerjobs/${jobId}/roster`,
  }),
  'GET /api/calendar': () => ({ url: '/api/calendar', isOnesOwn: true }),
  'POST /api/calendar/reset': () => ({ url: '/api/calendar/reset', isOnesOwn: true }),
  'GET /applications/getUserApplicationById/:applicationId': ({ acceptedId }) => ({
    url: `/applications/getUserApplicationById/${acceptedId}`,
  }),
  'GET /api/applications/:id/events': ({ undecidedId }) => ({
    url: `/api/applications/${undecidedId}/events`,
  }),
  'GET /api/applications/documents/:documentId': ({ documentId }) => ({
    url: `/api/applications/documents/${documentId}`,
  }),
  'GET /userprofile/:userId': ({ applicant }) => ({ url: `/userprofile/${applicant.id}` }),
  'GET /employer-subscriptions/:employerId': ({ owner }) => ({
    url: `/employer-subscriptions/${owner.id}`,
  }),
  'POST /employer-subscriptions/refresh-token': () => ({
    url: '/employer-subscriptions/refresh-token',
    isOnesOwn: true,
  }),
  'POST /employer-subscriptions': async ({ owner, subscriptionId }, { database }) => {
    await database.deleteFrom('subscriptions').where('id', '=', subscriptionId).execute();
    return {
      url: '/employer-subscriptions',
      body: { employerId: owner.id, planType: 'impact', billingCycle: 'annual' },
    };
  },
  'PUT /employer-subscriptions/:id': ({ subscriptionId }) => ({
    url: `/employer-subscriptions/${subscriptionId}`,
    body: { planType: 'basic', billingCycle: 'monthly' },
  }),
  'PATCH /employer-subscriptions/:id/cancel': ({ subscriptionId }) => ({
    url: `/employer-subscriptions/${subscriptionId}/cancel`,
  }),
  'PATCH /employer-subscriptions/:id/reactivate': async ({ subscriptionId }, { database }) => {
    await database
      .updateTable('subscriptions')
      .set({ cancel_at_period_end: true })
      .where('id', '=', subscriptionId)
      .execute();
    return { url: `/employer-subscriptions/${subscriptionId}/reactivate` };
  },
  'GET /employer-subscriptions/:id/history': ({ subscriptionId }) => ({
    url: `/employer-subscriptions/${subscriptionId}/history`,
  }),
  'POST /api/employer-subscriptions/check': () => ({
    url: '/api/employer-subscriptions/check',
    isOnesOwn: true,
  }),
  'GET /api/employer-subscriptions/:id/change-preview': ({ subscriptionId }) => ({
    url: `/api/employer-subscriptions/${subscriptionId}/change-preview?planType=basic&billingCycle=monthly`,
  }),
  'POST /api/employer-subscriptions/portal': async (_world, { database, payments }) => {
    const employers = await database.selectFrom('employers').select('id').execute();
    await database
      .insertInto('payment_customers')
      .values(
        employers.map(({ id }) => ({
          employer_id: id,
          provider: payments.name,
          provider_customer_id: `cus_${id}`,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { url: '/api/employer-subscriptions/portal', isOnesOwn: true };
  },
  'GET /api/billing-events/:eventId/invoice': async ({ subscriptionId }, { database, clock }) => {
    const id = newId();
    await database
      .insertInto('subscription_events')
      .values({
        id,
        subscription_id: subscriptionId,
        kind: 'renewed',
        plan_type: 'impact',
        billing_cycle: 'annual',
        amount: 1620,
        occurred_at: clock.read(),
        provider_invoice_id: `in_${id}`,
      })
      .execute();
    return { url: `/api/billing-events/${id}/invoice` };
  },
  'GET /api/surplus-jobs': () => ({ url: '/api/surplus-jobs', isOnesOwn: true }),
  'PUT /api/surplus-jobs': () => ({
    url: '/api/surplus-jobs',
    body: { jobIds: [] },
    isOnesOwn: true,
    conflict: 409,
  }),
  'POST /api/sales-inquiries': () => ({
    url: '/api/sales-inquiries',
    body: { contactName: 'Robin Park', message: 'We have twelve shops.' },
    isOnesOwn: true,
  }),
};

/** The request of a contract call in a world. @throws for an unlisted call */
export async function employerCall(
  { method, path }: Endpoint,
  world: EmployerFixture,
  app: TestApp,
): Promise<EmployerCall> {
  const make = calls[`${method} ${path}`];
  if (!make) throw new Error(`add ${method} ${path} to employer-calls.ts`);
  return make(world, app);
}
