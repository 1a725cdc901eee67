import type pg from 'pg';
import { callWithRetryOrFail } from './call-with-retry.ts';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import { settle } from './background-jobs.ts';
import { toFormData, pdfOf } from './sample-files.ts';
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

  async function postJob(by: Caller, description: string): Promise<string> {
    const body = { ...minimalJobBody, description };
    const answer = await callWithRetryOrFail(address, 'POST', '/employerjobs/createjob', {
      token: by.token,
      body,
    });
    return (answer as { newJob: { id: string } }).newJob.id;
  }

  async function postJobWithForm(by: Caller, description: string, question: string) {
    const jobId = await postJob(by, description);
    const enabled = { enabled: true, required: true };
    const basicFields = { fullName: enabled, email: enabled, phone: enabled, address: enabled };
    const documents = {
      resume: { enabled: true, required: false },
      coverLetter: { enabled: true, required: false },
    };
    const questions = [{ id: 'q1', type: 'text', question }];
    const body = { employerId: by.id, jobId, basicFields, documents, questions };
    await callWithRetryOrFail(address, 'POST', '/employerapplications/create', {
      token: by.token,
      body,
    });
    return jobId;
  }

  async function upload(kind: 'resume' | 'coverLetter', text: string, name: string) {
    const answer = await callWithRetryOrFail(address, 'POST', '/api/applications/documents', {
      token: seeker.token,
      body: toFormData({ kind, file: pdfOf(text, name) }),
    });
    return (answer as { documentId: string }).documentId;
  }

  async function uploadBoth() {
    const { resumeText, resumeName, coverLetterText, coverLetterName } = planted.seeker;
    const resume = await upload('resume', resumeText, resumeName);
    return { resume, coverLetter: await upload('coverLetter', coverLetterText, coverLetterName) };
  }

  async function apply(by: Caller, jobId: string, applicationData?: object) {
    const body = { userId: by.id, ...(applicationData ? { applicationData } : {}) };
    const answer = await callWithRetryOrFail(address, 'POST', `/applications/job/${jobId}/apply`, {
      token: by.token,
      body,
    });
    return (answer as { application: { id: string } }).application.id;
  }

  async function applyAsOwner(jobId: string) {
    const { answer, answeredEmail, answeredPhone, answeredAddress } = planted.seeker;
    const documents = await uploadBoth();
    const id = await apply(seeker, jobId, {
      answers: { q1: answer },
      basicFields: {
        fullName: 'W. Quillfeather',
        email: answeredEmail,
        phone: answeredPhone,
        address: answeredAddress,
      },
      documents,
    });
    return { id, resume: documents.resume, letter: documents.coverLetter };
  }

  const accept = (by: Caller, id: string) =>
    callWithRetryOrFail(address, 'PUT', `/employerapplications/${id}`, {
      token: by.token,
      body: { status: 'Accepted' },
    });

  const save = (by: Caller, jobId: string) =>
    callWithRetryOrFail(address, 'POST', '/savedjobs/add', {
      token: by.token,
      body: { userId: by.id, jobId },
    });

  const pendingJob = await postJobWithForm(pending, 'You fill jars.', 'Which jar is the best?');
  const closedJob = await postJobWithForm(accepted, employer.closedDescription, employer.question);
  const expiredJob = await postJobWithForm(expired, 'You pull shots.', 'Which roast?');
  const openJob = await postJobWithForm(accepted, 'You set the type.', employer.draftQuestion);
  const plainJob = await postJob(otherEmployer, 'You pick pears.');
  const freshJob = await postJob(otherEmployer, 'You press cider.');
  const formJob = await postJobWithForm(otherEmployer, 'You label jars.', 'Which pear?');

  const draft = await callWithRetryOrFail(address, 'POST', '/api/job-drafts', {
    token: accepted.token,
    body: { fields: { ...minimalJobBody, description: employer.draftDescription } },
  });

  const ofPending = await applyAsOwner(pendingJob);
  const ofAccepted = await applyAsOwner(closedJob);
  const ofExpired = await applyAsOwner(expiredJob);
  await apply(hiddenSeeker, pendingJob, {
    answers: { q1: 'The round one.' },
    basicFields: {
      fullName: 'O. Brambleworth',
      email: planted.hiddenSeeker.email,
      phone: planted.hiddenSeeker.phone,
      address: '4 Lane',
    },
  });
  const undecided = await apply(otherSeeker, openJob, {
    answers: { q1: other.answer },
    basicFields: { fullName: 'Z. O.', email: other.email, phone: '9195550199', address: '5 Lane' },
  });
  const foreign = await apply(otherSeeker, plainJob);
  await accept(accepted, ofAccepted.id);
  await accept(expired, ofExpired.id);
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
    jobDraft: (draft as { draft: { id: string } }).draft.id,
    pendingApplication: ofPending.id,
    acceptedApplication: ofAccepted.id,
    expiredApplication: ofExpired.id,
    undecidedApplication: undecided,
    foreignApplication: foreign,
    pendingResume: ofPending.resume,
    acceptedResume: ofAccepted.resume,
    expiredResume: ofExpired.resume,
    acceptedLetter: ofAccepted.letter,
    looseResume: await upload('resume', planted.seeker.resumeText, planted.seeker.resumeName),
    checkout: rows[0]?.id ?? '',
    customer: rows[0]?.customer_id ?? '',
  };
}
