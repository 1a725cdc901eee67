import {
  applyToJob,
  changeApplicationStatus,
  createApplicationForm,
  getSubscription,
  startSubscription,
  uploadDocument,
  uploadVideo,
} from '@nextshift/contract';
import { PDF_FILE } from '../files/documents.ts';
import { asFile, toFormData } from '../files/pictures.ts';
import { createMp4 } from '../files/videos.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { ask } from '../requests/ask.ts';
import { call } from '../requests/caller.ts';

/** A session and its owner. */
interface SignedIn {
  readonly id: string;
  readonly token: string | undefined;
}

/** Buys the largest plan as employers do, from the sandbox provider. @returns the id of the plan, and the path of its checkout */
export async function buyPlan(address: string, employer: SignedIn) {
  const { id: employerId, token } = employer;
  const body = { employerId, planType: 'corporate', billingCycle: 'monthly' };
  const begun = await ask(address, startSubscription, { as: employer, body });
  const { pathname: checkout } = new URL(begun.checkoutUrl);
  await call(address, 'POST', `${checkout}/pay`, { token });
  let plan: string | undefined;
  await waitUntil('the purchased plan starts', async () => {
    const { subscription } = await ask(address, getSubscription, { as: employer, employerId });
    plan = subscription?.id;
    return plan !== undefined;
  });
  return { plan: plan ?? '', checkout };
}

/** Gives a job its form. */
export async function giveForm(
  address: string,
  employer: SignedIn,
  jobId: string,
  form: {
    readonly basicFields?: object;
    readonly documents?: object;
    readonly questions?: object[];
  },
): Promise<void> {
  const body = { jobId, ...form };
  await ask(address, createApplicationForm, { as: employer, body });
}

/** Applies, with answers to a form if there is one. @returns the id of the application */
export async function apply(
  address: string,
  seeker: SignedIn,
  jobId: string,
  applicationData?: object,
): Promise<string> {
  const body = { userId: seeker.id, ...(applicationData && { applicationData }) };
  const reply = await ask(address, applyToJob, { as: seeker, jobId, body });
  if (!('application' in reply)) throw new Error('The application needs more.');
  return reply.application.id;
}

export async function setStatus(
  address: string,
  employer: SignedIn,
  id: string,
  status: string,
): Promise<void> {
  await ask(address, changeApplicationStatus, { as: employer, id, body: { status } });
}

/** Uploads a PDF. @returns the id of the document */
export async function addDocument(
  address: string,
  seeker: SignedIn,
  { kind = 'resume', name = 'resume.pdf', text = '' } = {},
): Promise<string> {
  const bytes = Buffer.concat([PDF_FILE, Buffer.from(`% ${text}\n`)]);
  const body = toFormData({ kind, file: asFile(bytes, name, 'application/pdf') });
  return (await ask(address, uploadDocument, { as: seeker, body })).documentId;
}

export async function addVideo(
  address: string,
  seeker: SignedIn,
  name = 'reel.mp4',
): Promise<void> {
  const body = toFormData({ video: asFile(createMp4(4_000), name, 'video/mp4') });
  await ask(address, uploadVideo, { as: seeker, userId: seeker.id, body });
}
