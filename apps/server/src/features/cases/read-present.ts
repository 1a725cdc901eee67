import { isDeepStrictEqual } from 'node:util';
import type { CaseDetail, CaseSubject } from '@nextshift/contract';
import type { Queryable } from '../../platform/database/database.ts';
import {
  describeCompany,
  readCaseSubject,
  requireRevision,
  revisionOf,
} from '../case-files/index.ts';
import { findEmployer, presentPublicEmployer } from '../employers/index.ts';
import { findJob } from '../jobs/index.ts';
import { describePosting } from '../moderation/index.ts';
import type { CaseRow } from './cases.queries.ts';

type Present = Pick<CaseDetail, 'present' | 'revision'>;

/** What a case is about as it is now, where its copy says something else, and the revision that names it. */
export async function readPresent(database: Queryable, row: CaseRow): Promise<Present> {
  const present = await describePresent(database, row);
  if (!present) return { present: null, revision: null };
  return {
    present: isDeepStrictEqual(present, readCaseSubject(row.subject)) ? null : present,
    // A decision about a job may verify its company, which is about more than what the job's page says.
    revision: revisionOf([present, row.email, row.website, row.description]),
  };
}

async function describePresent(
  database: Queryable,
  { subject_type: type, subject_id: id }: CaseRow,
): Promise<CaseSubject | undefined> {
  switch (type) {
    case 'job': {
      const job = await findJob(database, id);
      return job && describePosting(database, job);
    }
    case 'company': {
      const company = await findEmployer(database, id);
      return company && describeCompany(presentPublicEmployer(company));
    }
    // Once it is sent, nobody can change it.
    case 'application':
      return undefined;
  }
}

/**
 * Refuses a decision that was made about something else than what is there, with the case locked by `lockCase`.
 * @throws {AppError} stale_revision
 */
export async function requireCaseRevision(
  database: Queryable,
  row: CaseRow,
  read: string | null,
): Promise<void> {
  const { revision } = await readPresent(database, row);
  requireRevision(revision, read);
}
