import {
  type CompleteProfileBody,
  type IntroduceBody,
  profileListKeys,
  recordOf,
  type UpdateProfileBody,
  wizardLists,
} from '@nextshift/contract';
import type {
  Database,
  DatabaseTransaction,
  Queryable,
} from '../../../platform/database/database.ts';

/**
 * An account with its profile and picture; the profile's columns are null before the wizard is
 * completed.
 */
export function findProfileRow(database: Queryable, seekerId: string) {
  return database
    .selectFrom('seekers')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoin('files as picture', 'picture.id', 'seekers.picture_file_id')
    .leftJoin('school_emails', 'school_emails.seeker_id', 'seekers.id')
    .select([
      'seekers.id',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.profile_visible',
      'seekers.email_visible',
      'seekers.phone_visible',
      'seekers.school_visible',
      'seekers.email_confirmed_at',
      'school_emails.email as school_email',
      'school_emails.confirmed_at as school_confirmed_at',
      'seekers.updated_at as account_updated_at',
      'picture.storage_key as picture_key',
      'profiles.seeker_id as profile_id',
      'profiles.city',
      'profiles.state',
      'profiles.bio',
      'profiles.phone_number',
      'profiles.current_position',
      ...profileListKeys.map((key) => `profiles.${key}` as const),
      'profiles.updated_at',
    ])
    .where('seekers.id', '=', seekerId)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileRow>>>;

/** Stores what the wizard collects, replacing earlier values. */
export async function upsertProfile(
  transaction: DatabaseTransaction,
  seekerId: string,
  profile: Omit<CompleteProfileBody, 'userId' | 'socialMediaAccounts'>,
  now: Date,
): Promise<void> {
  const columns = {
    city: profile.city,
    state: profile.state,
    bio: profile.bio,
    phone_number: profile.phoneNumber,
    current_position: profile.currentPosition,
    education: profile.education,
    ...recordOf(wizardLists, (key) => profile[key]),
    updated_at: now,
  };
  await transaction
    .insertInto('profiles')
    .values({ seeker_id: seekerId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(columns))
    .execute();
}

/** Stores the introduction in the profile, and creates the profile if needed. */
export async function upsertIntroduction(
  transaction: DatabaseTransaction,
  seekerId: string,
  { phoneNumber, bio }: IntroduceBody,
  now: Date,
): Promise<void> {
  const columns = {
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
    ...(bio === undefined ? {} : { bio }),
    updated_at: now,
  };
  await transaction
    .insertInto('profiles')
    .values({ seeker_id: seekerId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(columns))
    .execute();
}

/** Stores the given sections; false before the profile exists. */
export async function updateSections(
  database: Database,
  seekerId: string,
  { phoneNumber, currentPosition, bio, ...sections }: UpdateProfileBody,
  now: Date,
): Promise<boolean> {
  const updated = await database
    .updateTable('profiles')
    .set({
      ...sections,
      ...(bio === undefined ? {} : { bio: bio === '' ? null : bio }),
      ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
      ...(currentPosition === undefined ? {} : { current_position: currentPosition }),
      updated_at: now,
    })
    .where('seeker_id', '=', seekerId)
    .returning('seeker_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Sets the picture; the clean-up removes the previous one. */
export async function setPictureFile(
  transaction: DatabaseTransaction,
  { seekerId, fileId, now }: { seekerId: string; fileId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('seekers')
    .set({ picture_file_id: fileId, updated_at: now })
    .where('id', '=', seekerId)
    .execute();
  await transaction
    .updateTable('profiles')
    .set({ updated_at: now })
    .where('seeker_id', '=', seekerId)
    .execute();
}
