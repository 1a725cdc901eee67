import { newId } from '../platform/new-id.ts';
import type { DemoData } from './demo-data.ts';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

export function applicationRows(
  sample: DemoData,
  { jobIds, employerIds, seekerIds }: { jobIds: Ids; employerIds: Ids; seekerIds: Ids },
) {
  const employerOf = new Map(sample.jobs.map(({ key, employerKey }) => [key, employerKey]));
  return sample.applications.map((application) => ({
    id: newId(),
    job_id: idOfKey(jobIds, application.jobKey),
    employer_id: idOfKey(employerIds, employerOf.get(application.jobKey) ?? ''),
    seeker_id: idOfKey(seekerIds, application.seekerKey),
    status: application.status,
    created_at: application.createdAt,
    updated_at: application.updatedAt,
    accepted_at: application.acceptedDate,
  }));
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
