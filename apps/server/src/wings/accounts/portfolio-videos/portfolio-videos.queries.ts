import type {
  Database,
  DatabaseTransaction,
  Queryable,
} from '../../../platform/database/database.ts';
import { publicFileUrl } from '../../../platform/files/public-files.ts';

function videosOf(database: Queryable, seekerId: string) {
  return database
    .selectFrom('portfolio_videos')
    .innerJoin('files', 'files.id', 'portfolio_videos.file_id')
    .where('portfolio_videos.seeker_id', '=', seekerId)
    .orderBy('portfolio_videos.place');
}

export function listVideoRows(database: Queryable, seekerId: string) {
  return videosOf(database, seekerId)
    .select([
      'portfolio_videos.original_name',
      'files.storage_key',
      'files.byte_size',
      'files.content_type',
    ])
    .execute();
}

export type VideoRow = Awaited<ReturnType<typeof listVideoRows>>[number];

/** The URLs of a seeker's videos, by position. */
export async function listVideoUrls(database: Queryable, seekerId: string): Promise<string[]> {
  const rows = await videosOf(database, seekerId).select('files.storage_key').execute();
  return rows.map(({ storage_key }) => publicFileUrl(storage_key));
}

/** Lists a seeker's taken positions; before taking another, lock them. */
export async function listTakenPositions(database: Queryable, seekerId: string): Promise<number[]> {
  const rows = await database
    .selectFrom('portfolio_videos')
    .select('place')
    .where('seeker_id', '=', seekerId)
    .execute();
  return rows.map(({ place }) => place);
}

interface NewVideo {
  readonly id: string;
  readonly seekerId: string;
  readonly place: number;
  readonly fileId: string;
  readonly name: string;
  readonly now: Date;
}

/** @throws the unique violation of portfolio_videos_place_key when the position is taken */
export async function insertVideo(transaction: DatabaseTransaction, video: NewVideo) {
  await transaction
    .insertInto('portfolio_videos')
    .values({
      id: video.id,
      seeker_id: video.seekerId,
      place: video.place,
      file_id: video.fileId,
      original_name: video.name,
      created_at: video.now,
    })
    .execute();
}

/** Deletes the seeker's video with that storage key; null if there is none. */
export async function deleteVideoRow(
  database: Database,
  { seekerId, storageKey }: { seekerId: string; storageKey: string },
): Promise<{ id: string; storageKey: string } | null> {
  const deleted = await database
    .deleteFrom('portfolio_videos')
    .using('files')
    .whereRef('files.id', '=', 'portfolio_videos.file_id')
    .where('portfolio_videos.seeker_id', '=', seekerId)
    .where('files.storage_key', '=', storageKey)
    .returning('files.id')
    .executeTakeFirst();
  return deleted ? { id: deleted.id, storageKey } : null;
}
