import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { OwnFile } from './own-file.ts';

/** All files of a seeker: the picture, portfolio videos and documents. */
export function listOwnFiles(database: Queryable, seekerId: string): Promise<OwnFile[]> {
  const pictures = database
    .selectFrom('seekers')
    .innerJoin('files', 'files.id', 'seekers.picture_file_id')
    .select([
      'files.id',
      'files.storage_key',
      sql<OwnFile['kind']>`'picture'`.as('kind'),
      sql<string | null>`null`.as('name'),
    ])
    .where('seekers.id', '=', seekerId);
  const videos = database
    .selectFrom('portfolio_videos')
    .innerJoin('files', 'files.id', 'portfolio_videos.file_id')
    .select([
      'files.id',
      'files.storage_key',
      sql<OwnFile['kind']>`'video'`.as('kind'),
      sql<string | null>`portfolio_videos.original_name`.as('name'),
    ])
    .where('portfolio_videos.seeker_id', '=', seekerId);
  const documents = database
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.file_id')
    .select([
      'files.id',
      'files.storage_key',
      sql<OwnFile['kind']>`'document'`.as('kind'),
      sql<string | null>`documents.name`.as('name'),
    ])
    .where('documents.seeker_id', '=', seekerId);
  return pictures.unionAll(videos).unionAll(documents).execute();
}

/** All files of a company: its logo and the pictures of its jobs and drafts. */
export function listCompanyFiles(database: Queryable, employerId: string): Promise<OwnFile[]> {
  const logos = database
    .selectFrom('employers')
    .innerJoin('files', 'files.id', 'employers.logo_file_id')
    .select([
      'files.id',
      'files.storage_key',
      sql<OwnFile['kind']>`'logo'`.as('kind'),
      sql<string | null>`null`.as('name'),
    ])
    .where('employers.id', '=', employerId);
  const images = database
    .selectFrom('jobs')
    .innerJoin('files', 'files.id', 'jobs.image_file_id')
    .select([
      'files.id',
      'files.storage_key',
      sql<OwnFile['kind']>`'job image'`.as('kind'),
      sql<string | null>`null`.as('name'),
    ])
    .where('jobs.employer_id', '=', employerId);
  const draftImages = database
    .selectFrom('job_drafts')
    .innerJoin('files', 'files.id', 'job_drafts.image_file_id')
    .select([
      'files.id',
      'files.storage_key',
      sql<OwnFile['kind']>`'job image'`.as('kind'),
      sql<string | null>`null`.as('name'),
    ])
    .where('job_drafts.employer_id', '=', employerId);
  return logos.union(images).union(draftImages).execute();
}
