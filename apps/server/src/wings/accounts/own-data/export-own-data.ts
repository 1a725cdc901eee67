import type { ApplicationEvent, EmployerApplication, Message } from '@nextshift/contract';
import type { Readable } from 'node:stream';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listAllMessages, listEmployerApplications, listTimelines } from '../../hiring/index.ts';
import { listPasskeys, presentSecondFactor } from '../../identity/index.ts';
import { readAvailability, selectJobs } from '../../jobs/index.ts';
import { presentOwnJobs } from '../../screening/index.ts';
import { exportApplications } from './export-applications.ts';
import { listAllAlerts, listAllSavedJobs, listAllShifts } from './joined-data.queries.ts';
import { listOwnFiles, readParts } from './own-rows.queries.ts';
import { zipOwnData } from './zip-own-data.ts';

const APPLICATIONS_PER_BATCH = 100;

/** Exports all data about an account; of a company's applicants, what the employer may see now. */
export async function exportOwnData(platform: Platform, account: Account): Promise<Readable> {
  const { database, clock } = platform;
  const { kind, accountId } = account;
  const [stored, secondFactor, passkeys, shifts, presented, files] = await Promise.all([
    readParts(database, account, clock()),
    presentSecondFactor(database, account),
    listPasskeys(database, account),
    listAllShifts(database, account),
    kind === 'seeker' ? presentSeeker(platform, accountId) : presentCompany(platform, accountId),
    listOwnFiles(database, account),
  ]);
  return zipOwnData(platform, { ...stored, secondFactor, passkeys, shifts, ...presented }, files);
}

async function presentSeeker(platform: Platform, seekerId: string) {
  const { database } = platform;
  const [availability, savedJobs, alerts, applications] = await Promise.all([
    readAvailability(database, seekerId),
    listAllSavedJobs(database, seekerId),
    listAllAlerts(database, seekerId),
    exportApplications(platform, seekerId),
  ]);
  return { availability, savedJobs, alerts, applications };
}

async function presentCompany(platform: Platform, employerId: string) {
  const { database } = platform;
  const jobs = await selectJobs(database)
    .where('jobs.employer_id', '=', employerId)
    .orderBy('jobs.created_at')
    .execute();
  return {
    jobs: await presentOwnJobs(database, jobs),
    applications: await allApplications(platform, employerId),
  };
}

interface ExportedApplication extends EmployerApplication {
  readonly timeline: readonly ApplicationEvent[];
  readonly messages: readonly Message[];
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
    const account = { kind: 'employer', accountId: employerId } as const;
    const messages = await listAllMessages(platform, account, ids);
    all.push(
      ...listed.applications.map((application) => ({
        ...application,
        timeline: timelines.get(application.id) ?? [],
        messages: messages.get(application.id) ?? [],
      })),
    );
    cursor = listed.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
