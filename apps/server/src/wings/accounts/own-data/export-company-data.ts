import type { ApplicationEvent, EmployerApplication } from '@nextshift/contract';
import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform/platform.ts';
import { listEmployerApplications, listTimelines } from '../../hiring/index.ts';
import { selectJobs } from '../../jobs/index.ts';
import { presentOwnJobs } from '../../screening/index.ts';
import { listPasskeys, presentSecondFactor } from '../../identity/index.ts';
import {
  findCompanyAccount,
  listCompanyAppeals,
  listCompanyBills,
  listCompanyCards,
  listCompanyDrafts,
  listCompanyForms,
  listCompanyInquiries,
  listCompanySubscriptions,
  listFormerOpenings,
} from './company-data.queries.ts';
import {
  findOwnCalendar,
  listAllShifts,
  listEmailChanges,
  listOwnReports,
  listOwnSessions,
  listOwnSuspensions,
} from './own-account.queries.ts';
import { listCompanyFiles } from './own-files.queries.ts';
import { zipOwnData } from './zip-own-data.ts';

const APPLICATIONS_PER_BATCH = 100;

/** Exports all data about a company; of its applicants, what the employer may see now. */
export async function exportCompanyData(platform: Platform, employerId: string): Promise<Readable> {
  const { database, clock } = platform;
  const owner = { kind: 'employer', accountId: employerId } as const;
  const [
    account,
    emailChanges,
    sessions,
    secondFactor,
    passkeys,
    jobs,
    formerOpenings,
    drafts,
    forms,
    shifts,
    calendar,
    subscriptions,
    bills,
    cards,
    inquiries,
    reports,
    appeals,
    suspensions,
    files,
  ] = await Promise.all([
    findCompanyAccount(database, employerId),
    listEmailChanges(database, owner),
    listOwnSessions(database, owner, clock()),
    presentSecondFactor(database, owner),
    listPasskeys(database, owner),
    selectJobs(database)
      .where('jobs.employer_id', '=', employerId)
      .orderBy('jobs.created_at')
      .execute(),
    listFormerOpenings(database, employerId),
    listCompanyDrafts(database, employerId),
    listCompanyForms(database, employerId),
    listAllShifts(database, owner),
    findOwnCalendar(database, owner),
    listCompanySubscriptions(database, employerId),
    listCompanyBills(database, employerId),
    listCompanyCards(database, employerId),
    listCompanyInquiries(database, employerId),
    listOwnReports(database, owner),
    listCompanyAppeals(database, employerId),
    listOwnSuspensions(database, owner),
    listCompanyFiles(database, employerId),
  ]);
  const texts = {
    account,
    emailChanges,
    sessions,
    secondFactor,
    passkeys,
    jobs: await presentOwnJobs(database, jobs),
    formerOpenings,
    jobDrafts: drafts,
    applicationForms: forms,
    applications: await allApplications(platform, employerId),
    shifts,
    calendar,
    subscriptions,
    bills,
    cards,
    inquiries,
    reports,
    appeals,
    suspensions,
  };
  return zipOwnData(platform, texts, files);
}

interface ExportedApplication extends EmployerApplication {
  readonly timeline: readonly ApplicationEvent[];
}

async function allApplications(
  platform: Platform,
  employerId: string,
): Promise<ExportedApplication[]> {
  const all: ExportedApplication[] = [];
  let cursor: string | undefined;
  do {
    const page = { sort: 'oldest', limit: APPLICATIONS_PER_BATCH, cursor } as const;
    const listed = await listEmployerApplications(platform, { employerId }, page);
    const ids = listed.applications.map(({ id }) => id);
    const timelines = await listTimelines(platform.database, ids, 'employer');
    all.push(
      ...listed.applications.map((application) => ({
        ...application,
        timeline: timelines.get(application.id) ?? [],
      })),
    );
    cursor = listed.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
