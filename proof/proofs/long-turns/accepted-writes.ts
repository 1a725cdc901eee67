import { profileListKeys } from '@nextshift/contract';
import {
  grantPlan,
  minimalJobBody,
  postJob,
  signUpEmployer,
  signUpWithProfile,
} from '@nextshift/test-kit/people/people';
import { call, type CallResponse } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { longText } from '../bulkhead/long-texts.ts';

/** Jobs that the largest plan allows, less one to be closed and posted again. */
const JOBS = 7;
const QUESTIONS = 50;
/** The most that each list and text of a job, a profile, a form and its answers takes. */
const LONGEST = {
  paragraphs: 9_990,
  bio: 1_990,
  requirement: 290,
  benefit: 95,
  question: 490,
  option: 190,
  answer: 4_990,
  item: 115,
};

/** A write with everything at its longest, which is accepted. */
export interface AcceptedWrite {
  readonly name: string;
  /** @param number makes its texts new */
  readonly send: (number: number) => Promise<CallResponse>;
}

function texts(count: number, length: number, number: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => `${at} ${longText(length - 5, number * 97 + at)}`,
  );
}

const jobTexts = (number: number) => ({
  description: longText(LONGEST.paragraphs, number),
  requirements: texts(20, LONGEST.requirement, number),
  benefits: texts(20, LONGEST.benefit, number),
  schedule: longText(190, number),
  compensation: longText(490, number),
});

/** The writes that read most. */
export async function prepareWrites(
  testbed: Testbed,
  { address, dataDir }: { readonly address: string; readonly dataDir: string },
): Promise<AcceptedWrite[]> {
  const employer = await signUpEmployer(address, { companyName: 'Slate Quarry' });
  const { token } = employer;
  await testbed.inDatabase(dataDir, (database) => grantPlan(database, employer.id));
  const jobs: string[] = [];
  for (let number = 0; number < JOBS; number += 1) {
    jobs.push(await postJob(address, employer, jobTexts(number)));
  }
  const [job = '', answered = ''] = jobs;
  const seeker = await signUpWithProfile(address);
  const ids = Array.from({ length: QUESTIONS }, (_, index) => `q${index}`);
  const setUp = (jobId: string, questions: readonly object[]) =>
    call(address, 'POST', '/employerapplications/create', {
      token,
      body: {
        jobId,
        basicFields: { fullName: { enabled: true, required: false } },
        documents: {},
        questions,
      },
    });
  await setUp(
    answered,
    ids.map((id) => ({ id, type: 'text', question: 'Why?', required: true })),
  );
  return [
    {
      name: 'a company with eight jobs is edited',
      send: (number) =>
        call(address, 'PUT', `/employer/update/${employer.id}`, {
          token,
          body: { description: longText(LONGEST.bio, number) },
        }),
    },
    {
      name: 'a job is posted',
      async send(number) {
        const body = { ...minimalJobBody, ...jobTexts(number) };
        const posted = await call(address, 'POST', '/employerjobs/createjob', { token, body });
        const { newJob } = posted.json as { newJob: { id: string } };
        await call(address, 'DELETE', `/employerjobs/${newJob.id}`, { token });
        return posted;
      },
    },
    {
      name: 'a job is edited',
      send: (number) =>
        call(address, 'PUT', `/employerjobs/${job}`, { token, body: jobTexts(number) }),
    },
    {
      name: 'a form gets its questions',
      send: (number) =>
        setUp(
          job,
          ids.map((id, at) => ({
            id,
            type: 'multiple',
            question: longText(LONGEST.question, number * 31 + at),
            options: texts(20, LONGEST.option, number * 31 + at),
          })),
        ),
    },
    {
      name: 'a profile gets its lists',
      send: (number) =>
        call(address, 'PUT', `/userprofile/${seeker.id}`, {
          token: seeker.token,
          body: {
            bio: longText(LONGEST.bio, number),
            ...Object.fromEntries(
              profileListKeys.map((list, at) => [list, texts(30, LONGEST.item, number * 7 + at)]),
            ),
          },
        }),
    },
    {
      name: 'a form is answered',
      async send(number) {
        const applicant = await signUpWithProfile(address);
        return call(address, 'POST', `/applications/job/${answered}/apply`, {
          token: applicant.token,
          body: {
            userId: applicant.id,
            applicationData: {
              answers: Object.fromEntries(
                ids.map((id, at) => [id, longText(LONGEST.answer, number * 31 + at)]),
              ),
              basicFields: { fullName: longText(290, number) },
              documents: {},
            },
          },
        });
      },
    },
  ];
}
