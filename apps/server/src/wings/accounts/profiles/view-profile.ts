import type { ProfileView } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';
import { findApplicantAccess, recordContactViews } from '../../hiring/index.ts';
import { listVideoUrls } from '../portfolio-videos/index.ts';
import { presentShownSchool } from '../../identity/index.ts';
import { presentProfile } from './present-profile.ts';
import { presentProfileForEmployer } from './present-profile-for-employer.ts';
import { findProfileRow, type ProfileRow } from './profiles.queries.ts';
import { listSocialAccounts } from './social-accounts.queries.ts';

/**
 * Shows a profile to its owner, or to an employer with one of the owner's applications.
 * @throws {AppError} not_found for everyone else, and for the owner before the wizard is completed
 */
export async function viewProfile(
  platform: Platform,
  session: Session,
  seekerId: string,
): Promise<ProfileView> {
  return session.kind === 'employer'
    ? viewAsEmployer(platform, session.accountId, seekerId)
    : viewAsOwner(platform, session.accountId, seekerId);
}

/**
 * Shows a seeker their own profile as an employer sees it whose job they applied to.
 * @throws {AppError} not_found before there is a profile
 */
export async function previewProfile(platform: Platform, seekerId: string): Promise<ProfileView> {
  const row = await findProfileRow(platform.database, seekerId);
  if (!row?.profile_id) throw new AppError('not_found');
  const parts = await findParts(platform, row);
  return presentProfileForEmployer(parts, { maySeeContact: false, now: platform.clock() });
}

async function viewAsOwner(
  platform: Platform,
  accountId: string,
  seekerId: string,
): Promise<ProfileView> {
  const isOwn = accountId === seekerId;
  const row = isOwn ? await findProfileRow(platform.database, seekerId) : undefined;
  if (!row?.profile_id) throw new AppError('not_found');
  const { videos, accounts, school } = await findParts(platform, row);
  return {
    ...presentProfile(row, videos),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    hidden: false,
    socialMediaAccounts: accounts,
    school,
  };
}

/** An applicant without a profile is shown by name and picture. */
async function viewAsEmployer(
  platform: Platform,
  employerId: string,
  seekerId: string,
): Promise<ProfileView> {
  const { database, clock } = platform;
  const now = clock();
  const access = await findApplicantAccess(database, { employerId, seekerId }, now);
  const row = access.mayReadProfile ? await findProfileRow(database, seekerId) : undefined;
  if (!row) throw new AppError('not_found');
  const parts = await findParts(platform, row);
  const profile = presentProfileForEmployer(parts, { maySeeContact: access.maySeeContact, now });
  const showsContact = profile.email !== null || profile.phoneNumber !== null;
  if (showsContact) await recordContactViews(database, access.accepted, now);
  return profile;
}

async function findParts({ database, config }: Platform, row: ProfileRow) {
  const [videos, accounts] = await Promise.all([
    listVideoUrls(database, row.id),
    listSocialAccounts(database, row.id),
  ]);
  return { row, videos, accounts, school: presentShownSchool(row, config) };
}
