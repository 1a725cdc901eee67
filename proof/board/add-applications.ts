import {
  createJobDraft,
  getApplicationSetup,
  NEW_FORM_SETUP,
  saveFormDraft,
  saveJob,
} from '@nextshift/contract';
import { addDocument, apply, giveForm, setStatus } from '@nextshift/test-kit/people/acts';
import { minimalJobBody, postJob } from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import type pg from 'pg';
import { settle } from './background-jobs.ts';
import { planted } from './canary-texts.ts';
import type { Caller } from './principals.ts';

type People = Readonly<
  Record<
    | 'seeker'
    | 'otherSeeker'
    | 'hiddenSeeker'
    | 'pending'
    | 'accepted'
    | 'expired'
    | 'otherEmployer',
    Caller
  >
>;

/** Jobs with forms, and applications in every state that grants access. */
export async function addApplications(address: string, database: pg.Client, people: People) {
  const { seeker, otherSeeker, hiddenSeeker, pending, accepted, expired, otherEmployer } = people;
  const { employer, otherSeeker: other } = planted;

  const post = (by: Caller, description: string) => postJob(address, by, { description });

  async function postWithForm(by: Caller, description: string, question: string) {
    const jobId = await post(by, description);
    const asked = { enabled: true, required: true };
    const attached = { enabled: true, required: false };
    await giveForm(address, by, jobId, {
      basicFields: { fullName: asked, email: asked, phone: asked, address: asked },
      documents: { resume: attached, coverLetter: attached },
      questions: [{ id: 'q1', type: 'text', question }],
    });
    return jobId;
  }

  const { resumeText, resumeName, coverLetterText, coverLetterName } = planted.seeker;
  const addResume = () => addDocument(address, seeker, { text: resumeText, name: resumeName });

  async function applyAsOwner(jobId: string) {
    const { answer, answeredEmail, answeredPhone, answeredAddress } = planted.seeker;
    const resume = await addResume();
    const letter = await addDocument(address, seeker, {
      kind: 'coverLetter',
      text: coverLetterText,
      name: coverLetterName,
    });
    const id = await apply(address, seeker, jobId, {
      answers: { q1: answer },
      basicFields: {
        fullName: 'W. Quillfeather',
        email: answeredEmail,
        phone: answeredPhone,
        address: answeredAddress,
      },
      documents: { resume, coverLetter: letter },
    });
    return { id, resume, letter };
  }

  const save = (as: Caller, jobId: string) =>
    ask(address, saveJob, { as, body: { userId: as.id, jobId } });

  const pendingJob = await postWithForm(pending, 'You fill jars.', 'Which jar is the best?');
  const closedJob = await postWithForm(accepted, employer.closedDescription, employer.question);
  const expiredJob = await postWithForm(expired, 'You pull shots.', 'Which roast?');
  const openJob = await postWithForm(accepted, 'You set the type.', employer.draftQuestion);
  const plainJob = await post(otherEmployer, 'You pick pears.');
  const freshJob = await post(otherEmployer, 'You press cider.');
  const formJob = await postWithForm(otherEmployer, 'You label jars.', 'Which pear?');

  const { draft } = await ask(address, createJobDraft, {
    as: accepted,
    body: { fields: { ...minimalJobBody, description: employer.draftDescription } },
  });

  const formOf = async (jobId: string) =>
    (await ask(address, getApplicationSetup, { as: accepted, jobId })).applicationForm?.id ?? '';
  const next = { type: 'text', question: employer.draftedQuestion } as const;
  await ask(address, saveFormDraft, {
    as: accepted,
    jobId: closedJob,
    body: {
      setup: { ...NEW_FORM_SETUP, next },
      formId: await formOf(closedJob),
      updatedAt: null,
    },
  });

  const ofPending = await applyAsOwner(pendingJob);
  const ofAccepted = await applyAsOwner(closedJob);
  const ofExpired = await applyAsOwner(expiredJob);
  await apply(address, hiddenSeeker, pendingJob, {
    answers: { q1: 'The round one.' },
    basicFields: {
      fullName: 'O. Brambleworth',
      email: planted.hiddenSeeker.email,
      phone: planted.hiddenSeeker.phone,
      address: '4 Lane',
    },
  });
  const undecided = await apply(address, otherSeeker, openJob, {
    answers: { q1: other.answer },
    basicFields: { fullName: 'Z. O.', email: other.email, phone: '9195550199', address: '5 Lane' },
  });
  const foreign = await apply(address, otherSeeker, plainJob);
  await setStatus(address, accepted, ofAccepted.id, 'Accepted');
  await setStatus(address, expired, ofExpired.id, 'Accepted');
  await save(seeker, plainJob);
  await save(otherSeeker, openJob);
  await settle(database);
  await database.query(
    `UPDATE applications SET accepted_at = now() - interval '30 days 1 minute' WHERE id = $1`,
    [ofExpired.id],
  );
  const { rows } = await database.query<{ customer_id: string; id: string }>(
    `INSERT INTO sandbox_checkouts (id, customer_id, employer_id, plan_type, billing_cycle, status,
       success_url, cancel_url, created_at)
     SELECT 'cs_open_' || md5(id), customer_id, employer_id, 'impact', 'annual', 'open', success_url,
       cancel_url, now()
     FROM sandbox_checkouts WHERE employer_id = $1 RETURNING id, customer_id`,
    [accepted.id],
  );
  return {
    pendingJob,
    closedJob,
    expiredJob,
    openJob,
    plainJob,
    freshJob,
    formJob,
    openForm: await formOf(openJob),
    jobDraft: draft.id,
    pendingApplication: ofPending.id,
    acceptedApplication: ofAccepted.id,
    expiredApplication: ofExpired.id,
    undecidedApplication: undecided,
    foreignApplication: foreign,
    pendingResume: ofPending.resume,
    acceptedResume: ofAccepted.resume,
    expiredResume: ofExpired.resume,
    acceptedLetter: ofAccepted.letter,
    looseResume: await addResume(),
    checkout: rows[0]?.id ?? '',
    customer: rows[0]?.customer_id ?? '',
  };
}
