import type { UserProfile } from '@nextshift/contract';
import type { Queryable } from '../../platform/database.ts';
import { publicFileUrl } from '../../platform/public-files.ts';

/** A seeker's own profile; null before the wizard has been completed. */
export async function findProfile(
  database: Queryable,
  seekerId: string,
): Promise<UserProfile | null> {
  const row = await database
    .selectFrom('profiles')
    .innerJoin('seekers', 'seekers.id', 'profiles.seeker_id')
    .leftJoin('files as picture', 'picture.id', 'seekers.picture_file_id')
    .selectAll('profiles')
    .select('picture.storage_key as picture_key')
    .where('profiles.seeker_id', '=', seekerId)
    .executeTakeFirst();
  if (!row) return null;
  const videos = await database
    .selectFrom('portfolio_videos')
    .innerJoin('files', 'files.id', 'portfolio_videos.file_id')
    .select('files.storage_key')
    .where('portfolio_videos.seeker_id', '=', seekerId)
    .orderBy('portfolio_videos.place')
    .execute();
  return {
    id: row.seeker_id,
    profileImage: publicFileUrl(row.picture_key),
    city: row.city,
    state: row.state,
    bio: row.bio,
    phoneNumber: row.phone_number,
    currentPosition: row.current_position,
    education: row.education,
    extracurriculars: row.extracurriculars,
    clubs: row.clubs,
    hobbies: row.hobbies,
    work: row.work,
    awards: row.awards,
    volunteer: row.volunteer,
    portfolioVideos: videos.map(({ storage_key }) => `/files/${storage_key}`),
    updatedAt: row.updated_at.toISOString(),
  };
}
