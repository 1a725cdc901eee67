import { recordOf, wizardLists } from '@nextshift/contract';
import { confirmAddress } from '@nextshift/test-kit/people/confirm-addresses';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { jobTexts } from '@nextshift/test-kit/people/job-texts';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import {
  minimalJobBody,
  signUpEmployer,
  newEmail,
  PASSWORD,
  type Person,
} from '@nextshift/test-kit/people/people';
import { createPayloadSource, linkPayloads } from './payloads.ts';

/** Accounts, jobs and applications with payloads in every text. */
export interface PayloadBoard {
  readonly seeker: Person;
  readonly seekerName: { readonly firstName: string; readonly lastName: string };
  readonly employer: Person;
  readonly companyName: string;
  readonly job: string;
  readonly jobWithForm: string;
  readonly application: string;
  readonly checkout: string;
}

/** Writes payloads into every user text through the screens' calls. */
export async function createPayloadBoard(address: string, round: number): Promise<PayloadBoard> {
  const next = createPayloadSource(round);
  const list = (length: number, max: number) => Array.from({ length }, () => next(max));
  const send = (owner: Person, method: string, path: string, body: object) =>
    callOrFail(address, method, path, { token: owner.token, body });

  const companyName = next(120);
  const employer = await signUpEmployer(address, companyName);
  await confirmAddress(address, employer.email);
  const link = linkPayloads[round % linkPayloads.length] ?? '';
  const refusable = { website: link };
  await call(address, 'PUT', `/employer/update/${employer.id}`, {
    token: employer.token,
    body: refusable,
  });
  await send(employer, 'PUT', `/employer/update/${employer.id}`, {
    address: next(200),
    description: next(2_000),
  });
  const checkout = await buyPlan(address, employer);
  const texts = { ...minimalJobBody, ...jobTexts(next, 4), applyWebsite: null };
  const withLink = { ...texts, applyWebsite: link };
  const post = async (body: object) => {
    const response = await call(address, 'POST', '/employerjobs/createjob', {
      token: employer.token,
      body,
    });
    if (response.status === 201) return (response.json as { newJob: { id: string } }).newJob.id;
    const again = (await send(employer, 'POST', '/employerjobs/createjob', texts)) as {
      newJob: { id: string };
    };
    return again.newJob.id;
  };
  const job = await post(withLink);
  const jobWithForm = await post(texts);
  const option = next(200);
  const all = ['fullName', 'pronouns', 'address', 'city', 'currentCompany', 'website'];
  await send(employer, 'POST', '/employerapplications/create', {
    jobId: jobWithForm,
    basicFields: Object.fromEntries(all.map((name) => [name, { enabled: true, required: false }])),
    documents: { resume: true },
    questions: [
      { id: 'why', type: 'text', question: next(500), required: true },
      { id: 'which', type: 'multiple', question: next(500), options: [option, `b ${next(150)}`] },
    ],
  });
  await send(employer, 'POST', '/api/sales-inquiries', {
    contactName: next(100),
    message: next(2_000),
  });

  const seekerName = { firstName: next(100), lastName: next(100) };
  const seeker = await joinNamed(address, seekerName);
  await confirmAddress(address, seeker.email);
  await send(seeker, 'POST', '/userprofile/profile', {
    userId: seeker.id,
    bio: next(2_000),
    city: 'Raleigh',
    state: 'NC',
    currentPosition: next(120),
    education: list(2, 120),
    phoneNumber: '9195550142',
    ...recordOf(wizardLists, () => list(3, 120)),
    socialMediaAccounts: [],
  });
  await send(seeker, 'PUT', `/userprofile/${seeker.id}`, { city: next(100), work: list(3, 120) });
  await send(seeker, 'PUT', `/api/user-social-media/profile/${seeker.id}`, {
    accounts: [{ platform: 'instagram', handle: `@${next(59)}`, followers: 12 }],
  });
  await uploadVideo(address, seeker, next(100));
  const { documentId } = await uploadDocument(address, seeker, next(100));
  await send(seeker, 'POST', '/savedjobs/add', { userId: seeker.id, jobId: job });
  await send(seeker, 'POST', `/applications/job/${job}/apply`, { userId: seeker.id });
  const applied = (await send(seeker, 'POST', `/applications/job/${jobWithForm}/apply`, {
    userId: seeker.id,
    applicationData: {
      answers: { why: next(5_000), which: option },
      basicFields: Object.fromEntries(
        all.filter((name) => name !== 'website').map((name) => [name, next(300)]),
      ),
      documents: { resume: documentId },
    },
  })) as { application: { id: string } };
  const application = applied.application.id;
  // Notifies the seeker by mail and in the app.
  await send(employer, 'PUT', `/employerapplications/${application}`, { status: 'Interviewing' });
  await callOrFail(address, 'POST', '/api/auth/forgot-password', { body: { email: seeker.email } });
  return { seeker, seekerName, employer, companyName, job, jobWithForm, application, checkout };
}

async function joinNamed(address: string, names: object): Promise<Person> {
  const email = newEmail();
  const body = { ...names, email, password: PASSWORD };
  const { token, user } = (await callOrFail(address, 'POST', '/user/signup', { body })) as {
    token: string;
    user: { id: string };
  };
  return { id: user.id, email, password: PASSWORD, token };
}

/** Buys the largest plan, and leaves the checkout of another one open. */
async function buyPlan(address: string, { id: employerId, token }: Person): Promise<string> {
  const path = '/employer-subscriptions';
  const body = { employerId, planType: 'corporate', billingCycle: 'monthly' };
  const begun = (await callOrFail(address, 'POST', path, { token, body })) as {
    checkoutUrl: string;
  };
  const { pathname } = new URL(begun.checkoutUrl);
  await call(address, 'POST', `${pathname}/pay`, { token });
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const response = await callOrFail(address, 'GET', `${path}/${employerId}`, { token });
    if ((response as { hasSubscription: boolean }).hasSubscription) return pathname;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The purchased plan did not start.');
}

async function uploadVideo(address: string, { id, token }: Person, name: string): Promise<void> {
  const body = new FormData();
  body.set(
    'video',
    new File([new Uint8Array(createMp4(2_000))], `${name}.mp4`, { type: 'video/mp4' }),
  );
  await callOrFail(address, 'POST', `/userprofile/${id}/videos/upload`, { token, body });
}

async function uploadDocument(address: string, { token }: Person, name: string) {
  const body = new FormData();
  body.set('kind', 'resume');
  body.set(
    'file',
    new File([new Uint8Array(PDF_FILE)], `${name}.pdf`, { type: 'application/pdf' }),
  );
  const response = await callOrFail(address, 'POST', '/api/applications/documents', {
    token,
    body,
  });
  return response as { documentId: string };
}
