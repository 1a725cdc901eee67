import { seekerStatusLabels } from '@nextshift/contract';
import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform/platform.ts';
import { readAvailability } from '../../jobs/index.ts';
import { listPasskeys, presentSecondFactor } from '../../identity/index.ts';
import { exportApplications } from './export-applications.ts';
import {
  findAccount,
  findSettings,
  findOwnCalendar,
  findOwnSchoolEmail,
  listAllShifts,
  listEmailChanges,
  listOwnReports,
  listOwnSessions,
  listOwnSuspensions,
} from './own-account.queries.ts';
import {
  findProfileDraft,
  findFullProfile,
  listAllAlerts,
  listAllNotices,
  listAllSavedJobs,
  listSavedJobReminders,
  listSocialAccounts,
} from './own-data.queries.ts';
import { listOwnFiles } from './own-files.queries.ts';
import { zipOwnData } from './zip-own-data.ts';

/** Exports all data about a seeker. */
export async function exportMyData(platform: Platform, seekerId: string): Promise<Readable> {
  const { database, clock } = platform;
  const owner = { kind: 'seeker', accountId: seekerId } as const;
  const [
    account,
    emailChanges,
    schoolEmail,
    sessions,
    secondFactor,
    passkeys,
    settings,
    profile,
    profileDraft,
    socialAccounts,
    availability,
    shifts,
    calendar,
    savedJobs,
    savedJobReminders,
    alerts,
    applications,
    notices,
    reports,
    suspensions,
    files,
  ] = await Promise.all([
    findAccount(database, seekerId),
    listEmailChanges(database, owner),
    findOwnSchoolEmail(database, seekerId),
    listOwnSessions(database, owner, clock()),
    presentSecondFactor(database, owner),
    listPasskeys(database, owner),
    findSettings(database, seekerId),
    findFullProfile(database, seekerId),
    findProfileDraft(database, seekerId),
    listSocialAccounts(database, seekerId),
    readAvailability(database, seekerId),
    listAllShifts(database, owner),
    findOwnCalendar(database, owner),
    listAllSavedJobs(database, seekerId),
    listSavedJobReminders(database, seekerId),
    listAllAlerts(database, seekerId),
    exportApplications(database, seekerId),
    listAllNotices(database, seekerId),
    listOwnReports(database, owner),
    listOwnSuspensions(database, owner),
    listOwnFiles(database, seekerId),
  ]);
  const texts = {
    account,
    emailChanges,
    schoolEmail,
    sessions,
    secondFactor,
    passkeys,
    settings,
    profile,
    profileDraft,
    socialAccounts,
    availability,
    shifts,
    calendar,
    savedJobs,
    savedJobReminders,
    alerts,
    applications,
    reports,
    suspensions,
    notices: notices.map((notice) => ({
      ...notice,
      status: notice.status && seekerStatusLabels[notice.status],
    })),
  };
  return zipOwnData(platform, texts, files);
}
