import {
  answersTo,
  type DemoApplication,
  type DemoData,
  type DemoJob,
  type DemoSeeker,
  type DemoShiftChoice,
} from '@nextshift/demo-data';
import { applicationRow } from '@nextshift/demo-data/rows';
import { type ClosedReason, DAY_MS, dayOf, effectiveStatus } from '@nextshift/contract';
import { newId } from '../platform/database/new-id.ts';
import { idOfKey } from './id-of-key.ts';
import { closedReasonsOf } from './rows-of-jobs.ts';

type Ids = ReadonlyMap<string, string>;

interface ApplicationIds {
  readonly jobIds: Ids;
  readonly employerIds: Ids;
  readonly seekerIds: Ids;
  readonly applicationIds: Ids;
  /** Ids of forms by the key of their job. */
  readonly formIds: Ids;
}

export function formRows({ forms }: DemoData, { jobIds, formIds }: ApplicationIds) {
  return forms.map((form) => ({
    id: idOfKey(formIds, form.jobKey),
    job_id: idOfKey(jobIds, form.jobKey),
    basic_fields: JSON.stringify(form.basicFields),
    documents: JSON.stringify(form.documents),
    questions: JSON.stringify(form.questions),
    created_at: form.createdAt,
  }));
}

export function formDraftRows({ formDrafts }: DemoData, jobIds: Ids) {
  return formDrafts.map(({ jobKey, setup, updatedAt }) => ({
    job_id: idOfKey(jobIds, jobKey),
    setup: JSON.stringify(setup),
    updated_at: updatedAt,
  }));
}

export function applicationRows(sample: DemoData, ids: ApplicationIds) {
  const jobs = new Map(sample.jobs.map((job) => [job.key, job]));
  const seekers = new Map(sample.seekers.map((seeker) => [seeker.key, seeker]));
  const closedReasons = closedReasonsOf(sample);
  const choices = new Map(sample.shiftChoices.map((each) => [each.applicationKey, each]));
  return sample.applications.flatMap((application) => {
    const job = jobs.get(application.jobKey);
    const seeker = seekers.get(application.seekerKey);
    if (!job || !seeker) return [];
    const closedReason = closedReasons.get(job.key) ?? null;
    const row = rowOfApplication(application, { job, seeker, ids, closedReason });
    return [{ ...row, ...freeShiftColumns(job, choices.get(application.key)) }];
  });
}

function rowOfApplication(
  application: DemoApplication,
  {
    job,
    seeker,
    ids,
    closedReason,
  }: { job: DemoJob; seeker: DemoSeeker; ids: ApplicationIds; closedReason: ClosedReason | null },
) {
  const formId = ids.formIds.get(job.key) ?? null;
  const status = effectiveStatus(application.status, closedReason === null ? 'Active' : 'Closed');
  return {
    ...applicationRow({
      id: idOfKey(ids.applicationIds, application.key),
      jobId: idOfKey(ids.jobIds, job.key),
      employerId: idOfKey(ids.employerIds, job.employerKey),
      seekerId: idOfKey(ids.seekerIds, seeker.key),
      status,
      createdAt: application.createdAt,
    }),
    form_id: formId,
    basic_field_answers: JSON.stringify(formId === null ? {} : basicAnswersOf(seeker)),
    question_answers: JSON.stringify(formId === null ? {} : answersTo(job, seeker.key)),
    ended_reason: status === 'ended' ? closedReason : null,
    ending_mailed_at: status === 'ended' ? job.updatedAt : null,
    updated_at: status === 'ended' ? job.updatedAt : application.updatedAt,
    accepted_at: application.acceptedDate,
  };
}

function freeShiftColumns({ shifts }: DemoJob, choice: DemoShiftChoice | undefined) {
  const free = choice?.freeShifts ?? null;
  return { free_shifts: free, shifts_asked: free === null ? null : shifts.length };
}

type ApplicationRows = ReturnType<typeof applicationRows>;

/** What is on record of the accepted ones: the acceptance, and that it showed how to reach them. */
export function acceptanceRows(applications: ApplicationRows) {
  return applications.flatMap(({ id, job_id, employer_id, accepted_at }) =>
    accepted_at ? [{ application_id: id, job_id, employer_id, accepted_at }] : [],
  );
}

export function contactShowingRows(applications: ApplicationRows) {
  return acceptanceRows(applications).map(({ application_id, accepted_at }) => ({
    application_id,
    accepted_at,
    shown_on: dayOf(accepted_at),
    shown_at: accepted_at,
  }));
}

/** How long ago a decision may be to be news still, in milliseconds. */
const NEWS_MS = 14 * DAY_MS;

/** What the bell told of each: that it was received, and what was decided; the latest is unread. */
export function noticeRows(applications: ApplicationRows, now: Date) {
  return applications.flatMap((application) => {
    const { id, seeker_id, status, created_at, updated_at } = application;
    const notice = { application_id: id, seeker_id, reason: null };
    const received = { ...notice, id: newId(), status: 'submitted' as const, created_at };
    const isDecided = status !== 'submitted' && status !== 'withdrawn';
    const isNews = now.getTime() - updated_at.getTime() < NEWS_MS;
    return [
      { ...received, read_at: created_at },
      ...(isDecided
        ? [
            {
              ...notice,
              id: newId(),
              status,
              created_at: updated_at,
              read_at: isNews ? null : updated_at,
            },
          ]
        : []),
    ];
  });
}

function basicAnswersOf({ firstName, lastName, email, phone }: DemoSeeker) {
  return { fullName: `${firstName} ${lastName}`, email, phone };
}

export function savedJobRows(
  sample: DemoData,
  { jobIds, seekerIds }: { jobIds: Ids; seekerIds: Ids },
) {
  return sample.savedJobs.map((saved) => ({
    id: newId(),
    seeker_id: idOfKey(seekerIds, saved.seekerKey),
    job_id: idOfKey(jobIds, saved.jobKey),
    created_at: saved.createdAt,
  }));
}
