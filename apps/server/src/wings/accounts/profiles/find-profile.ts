import type { UserProfile } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listVideoUrls } from '../portfolio-videos/index.ts';
import { presentProfile } from './present-profile.ts';
import { findProfileRow } from './profiles.queries.ts';

/** A seeker's own profile; null before the wizard has been completed. */
export async function findProfile(
  database: Queryable,
  seekerId: string,
): Promise<UserProfile | null> {
  const row = await findProfileRow(database, seekerId);
  if (!row?.profile_id) return null;
  return presentProfile(row, await listVideoUrls(database, seekerId));
}

/** @throws {AppError} not_found before the wizard has been completed */
export async function requireProfile(database: Queryable, seekerId: string): Promise<UserProfile> {
  const profile = await findProfile(database, seekerId);
  if (!profile) throw new AppError('not_found');
  return profile;
}
