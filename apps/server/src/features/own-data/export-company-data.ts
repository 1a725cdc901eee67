import type { EmployerApplication } from '@nextshift/contract';
import type { Readable } from 'node:stream';
import type { Platform } from '../../platform/platform.ts';
import { listEmployerApplications } from '../applications/index.ts';
import { presentJob, selectJobs } from '../jobs/index.ts';
import {
  findCompanyAccount,
  listCompanyBills,
  listCompanyDrafts,
  listCompanyForms,
  listCompanyInquiries,
  listCompanySubscriptions,
} from './company-data.queries.ts';
import { listEmailChanges } from './own-data.queries.ts';
import { listCompanyFiles } from './own-files.queries.ts';
import { zipOwnData } from './zip-own-data.ts';

const APPLICATIONS_PER_BATCH = 100;

/** Exports all data about a company; of its applicants, what the employer may see now. */
export async function exportCompanyData(platform: Platform, employerId: string): Promise<Readable> {
  const { database } = platform;
  const [account, emailChanges, jobs, drafts, forms, subscriptions, bills, inquiries, files] =
    await Promise.all([
      findCompanyAccount(database, employerId),
      listEmailChanges(database, { kind: 'employer', accountId: employerId }),
      selectJobs(database)
        .where('jobs.employer_id', '=', employerId)
        .orderBy('jobs.created_at')
        .execute(),
      listCompanyDrafts(database, employerId),
      listCompanyForms(database, employerId),
      listCompanySubscriptions(database, employerId),
      listCompanyBills(database, employerId),
      listCompanyInquiries(database, employerId),
      listCompanyFiles(database, employerId),
    ]);
  const texts = {
    account,
    emailChanges,
    jobs: jobs.map((row) => presentJob(row)),
    jobDrafts: drafts,
    applicationForms: forms,
    applications: await allApplications(platform, employerId),
    subscriptions,
    bills,
    inquiries,
  };
  return zipOwnData(platform, texts, files);
}

async function allApplications(
  platform: Platform,
  employerId: string,
): Promise<EmployerApplication[]> {
  const all: EmployerApplication[] = [];
  let cursor: string | undefined;
  do {
    const page = { sort: 'oldest', limit: APPLICATIONS_PER_BATCH, cursor } as const;
    const listed = await listEmployerApplications(platform, { employerId }, page);
    all.push(...listed.applications);
    cursor = listed.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
