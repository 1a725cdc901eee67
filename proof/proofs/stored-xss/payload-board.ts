import {
  bookInterview,
  createMessageTemplate,
  forgotPassword,
  getInterview,
  recordOf,
  saveJob,
  saveSocialAccounts,
  sendMessage,
  sendSalesInquiry,
  updateEmployer,
  updateInterviewHours,
  updateProfile,
  wizardLists,
} from '@nextshift/contract';
import {
  addDocument,
  addVideo,
  apply,
  buyPlan,
  giveForm,
  setStatus,
} from '@nextshift/test-kit/people/acts';
import { confirmAddress } from '@nextshift/test-kit/people/confirm-addresses';
import { jobTexts } from '@nextshift/test-kit/people/job-texts';
import {
  completeProfile,
  type Person,
  postJob,
  signUpEmployer,
  signUpSeeker,
} from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import { call } from '@nextshift/test-kit/requests/caller';
import type pg from 'pg';
import { giveUp } from './give-up.ts';
import { createHeldCases, createOperator, type HeldCases, releaseJobs } from './held-cases.ts';
import { createPayloadSource, linkPayloads } from './payloads.ts';

/** Accounts, jobs and applications with payloads in every text. */
export interface PayloadBoard {
  readonly seeker: Person;
  readonly seekerName: { readonly firstName: string; readonly lastName: string };
  readonly employer: Person;
  readonly companyName: string;
  readonly job: string;
  readonly jobWithForm: string;
  /** With a shift that the seeker gives up. */
  readonly jobWithShifts: string;
  readonly application: string;
  /** To the first job, with a time for an interview. */
  readonly interviewed: string;
  readonly checkout: string;
  readonly cases: HeldCases;
}

/** Applying invites, at every hour. */
const INTERVIEW_HOURS = {
  minutes: 60,
  weekly: (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((weekday) => ({
    weekday,
    start: '00:00',
    end: '23:59',
  })),
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 7,
  invite: 'on_apply',
};

/** Books the first time of an interview, which shows where it is. */
async function bookFirstTime(address: string, seeker: Person, application: string): Promise<void> {
  const offered = await ask(address, getInterview, { as: seeker, id: application });
  const startsAt = offered.slots[0]?.startsAt ?? '';
  const { id = '' } = offered.interview ?? {};
  await ask(address, bookInterview, { as: seeker, id, body: { startsAt } });
}

/** Writes payloads into every user text through the screens' calls. */
export async function createPayloadBoard(
  address: string,
  database: pg.Client,
  round: number,
): Promise<PayloadBoard> {
  const next = createPayloadSource(round);
  const list = (length: number, max: number) => Array.from({ length }, () => next(max));

  const companyName = next(120);
  const employer = await signUpEmployer(address, { companyName });
  await confirmAddress(address, employer.email);
  const link = linkPayloads[round % linkPayloads.length] ?? '';
  const { id: employerId, token } = employer;
  // A rule may refuse it.
  await call(address, 'PUT', `/employer/update/${employerId}`, { token, body: { website: link } });
  await ask(address, updateEmployer, {
    as: employer,
    employerId,
    body: { address: next(200), description: next(2_000) },
  });
  const { checkout } = await buyPlan(address, employer);
  const texts = { ...jobTexts(next, 4), applyWebsite: null };
  const job = await postJob(address, employer, { ...texts, applyWebsite: link }).catch(() =>
    postJob(address, employer, texts),
  );
  const jobWithForm = await postJob(address, employer, texts);
  const jobWithShifts = await postJob(address, employer, { ...texts, openings: 2 });
  const place = { kind: 'onsite', text: next(300) } as const;
  const interviewHours = { ...INTERVIEW_HOURS, place };
  await ask(address, updateInterviewHours, { as: employer, jobId: job, body: interviewHours });
  const option = next(200);
  const all = ['fullName', 'pronouns', 'address', 'city', 'currentCompany', 'website'];
  await giveForm(address, employer, jobWithForm, {
    basicFields: Object.fromEntries(all.map((name) => [name, { enabled: true, required: false }])),
    documents: { resume: true },
    questions: [
      { id: 'why', type: 'text', question: next(500), required: true },
      { id: 'which', type: 'multiple', question: next(500), options: [option, `b ${next(150)}`] },
    ],
  });
  // Their forms are read as well.
  const office = { address, database, operator: await createOperator(database) };
  await releaseJobs(office, [job, jobWithForm, jobWithShifts]);
  const inquiry = { contactName: next(100), message: next(2_000) };
  await ask(address, sendSalesInquiry, { as: employer, body: inquiry });

  const seekerName = { firstName: next(100), lastName: next(100) };
  const seeker = await signUpSeeker(address, seekerName);
  const { id: userId } = seeker;
  await confirmAddress(address, seeker.email);
  await completeProfile(address, seeker, {
    bio: next(2_000),
    currentPosition: next(120),
    education: list(2, 120),
    ...recordOf(wizardLists, () => list(3, 120)),
    socialMediaAccounts: [],
  });
  const changes = { work: list(3, 120) };
  await ask(address, updateProfile, { as: seeker, userId, body: changes });
  const accounts = [{ platform: 'instagram', handle: `@${next(59)}`, followers: 12 }];
  await ask(address, saveSocialAccounts, { as: seeker, profileId: userId, body: { accounts } });
  await addVideo(address, seeker, `${next(100)}.mp4`);
  const resume = await addDocument(address, seeker, { name: `${next(100)}.pdf` });
  await ask(address, saveJob, { as: seeker, body: { userId, jobId: job } });
  const interviewed = await apply(address, seeker, job);
  await bookFirstTime(address, seeker, interviewed);
  const application = await apply(address, seeker, jobWithForm, {
    answers: { why: next(5_000), which: option },
    basicFields: {
      ...Object.fromEntries(
        all.filter((name) => name !== 'website').map((name) => [name, next(300)]),
      ),
      city: 'Raleigh',
    },
    documents: { resume },
  });
  // Notifies the seeker by mail and in the app.
  await setStatus(address, employer, application, 'Interviewing');
  // In a template, braces name its fields.
  const template = { title: next(60), text: next(2_000).replaceAll(/[{}]/g, '') };
  await ask(address, createMessageTemplate, { as: employer, body: template });
  for (const as of [employer, seeker])
    await ask(address, sendMessage, { as, id: application, body: { text: next(2_000) } });
  const giving = { employer, seeker, jobId: jobWithShifts, reason: next(200) };
  await giveUp(address, database, giving);
  await ask(address, forgotPassword, { body: { email: seeker.email } });
  const cases = await createHeldCases(office, { employer, seeker }, next);
  return {
    seeker,
    seekerName,
    employer,
    companyName,
    job,
    jobWithForm,
    jobWithShifts,
    application,
    interviewed,
    checkout,
    cases,
  };
}
