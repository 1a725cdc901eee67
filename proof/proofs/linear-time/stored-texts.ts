import { updateProfile } from '@nextshift/contract';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { apply, giveForm } from '@nextshift/test-kit/people/acts';
import { ask } from '@nextshift/test-kit/requests/ask';
import { call } from '@nextshift/test-kit/requests/caller';
import {
  minimalJobBody,
  grantPlan,
  signUpEmployer,
  signUpWithProfile,
  postJob,
} from '@nextshift/test-kit/people/people';
import { grow, type HostileText } from './hostile-texts.ts';

/** Questions whose answers may be long. */
const QUESTIONS = 20;
const QUESTION_IDS = Array.from({ length: QUESTIONS }, (_, index) => `q${index}`);
const LONGEST = { paragraphs: 9_990, line: 100, text: 1_990, answer: 4_990, requirement: 280 };

/** Who reads the stored texts, and where. */
export interface Reading {
  readonly path: string;
  readonly token: string | undefined;
}

/**
 * Stores a hostile text in every field of a company and a seeker, at a share of its maximum length.
 * @returns all places where it is read again, or null if a rule refuses it
 */
export async function storeTexts(
  testbed: Testbed,
  { address, dataDir }: { readonly address: string; readonly dataDir: string },
  text: HostileText,
  share: number,
): Promise<Reading[] | null> {
  const long = (longest: number) => grow(text, longest * share);
  const employer = await signUpEmployer(address);
  await testbed.inDatabase(dataDir, (database) => grantPlan(database, employer.id));
  const told = await call(address, 'PUT', `/employer/update/${employer.id}`, {
    token: employer.token,
    body: { description: long(LONGEST.text) },
  });
  if (told.status === 400) return null;
  const job = await postJob(address, employer, {
    ...minimalJobBody,
    title: long(LONGEST.line),
    description: long(LONGEST.paragraphs),
    schedule: long(LONGEST.line),
    requirements: Array.from({ length: 20 }, (_, n) => `${n} ${long(LONGEST.requirement)}`),
  });
  await giveForm(address, employer, job, {
    basicFields: { fullName: { enabled: true, required: false } },
    documents: {},
    questions: QUESTION_IDS.map((id) => ({ id, type: 'text', question: 'Why?', required: true })),
  });
  const seeker = await signUpWithProfile(address);
  const body = { bio: long(LONGEST.text) };
  await ask(address, updateProfile, { as: seeker, userId: seeker.id, body });
  const application = await apply(address, seeker, job, {
    answers: Object.fromEntries(QUESTION_IDS.map((id) => [id, long(LONGEST.answer)])),
    basicFields: { fullName: long(LONGEST.line) },
    documents: {},
  });
  const publicly = (path: string) => ({ path, token: undefined });
  const asEmployer = (path: string) => ({ path, token: employer.token });
  const asSeeker = (path: string) => ({ path, token: seeker.token });
  return [
    publicly(`/jobs/${job}?again=`),
    publicly(`/api/jobs/${job}?again=`),
    publicly(`/share/jobs/${job}.png?again=`),
    publicly(`/company/${employer.id}?again=`),
    asEmployer(`/employerapplications/employerAppliedApplications/${employer.id}?again=`),
    asEmployer(`/applications/getUserApplicationById/${application}?again=`),
    asEmployer(`/userprofile/${seeker.id}?again=`),
    asSeeker(`/applications/getUserApplicationById/${application}?again=`),
    asSeeker(`/api/user/${seeker.id}/export?again=`),
  ];
}
