import { isDeepStrictEqual } from 'node:util';
import type { CaseDetail, CaseSubject, NearCopy } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import {
  describeCompany,
  describePosting,
  listNearCopies,
  readCaseSubject,
  requireRevision,
  revisionOf,
} from '../../screening/index.ts';
import { findEmployer, presentPublicEmployer } from '../../accounts/index.ts';
import { findJob } from '../../jobs/index.ts';
import { type CaseRow, findReportsOfCase } from './cases.queries.ts';

type Present = Pick<CaseDetail, 'present' | 'pictures' | 'nearCopies' | 'revision'>;
type Pictures = CaseDetail['pictures'];

interface Described {
  readonly nearCopies: readonly NearCopy[];
  readonly subject: CaseSubject;
  readonly pictures: Pictures;
}

/** What a case is about as it is now, where its copy says something else, and the revision that names it. */
export async function readPresent(database: Queryable, row: CaseRow): Promise<Present> {
  const described = await describePresent(database, row);
  const reports = await findReportsOfCase(database, row.id);
  const said = [reports.map(({ id, reason, note }) => [id, reason, note]), row.appeal_id];
  if (!described) {
    return {
      present: null,
      pictures: { jobImage: null, logo: null },
      nearCopies: [],
      revision: revisionOf(said),
    };
  }
  const { subject, pictures, nearCopies } = described;
  // A decision about a job may verify its company, which is about more than what the job's page says.
  const ofCompany = [row.email, row.website, row.description];
  return {
    present: isDeepStrictEqual(subject, readCaseSubject(row.subject)) ? null : subject,
    pictures,
    nearCopies: [...nearCopies],
    revision: revisionOf([...said, subject, pictures, nearCopies, ...ofCompany]),
  };
}

async function describePresent(
  database: Queryable,
  { subject_type: type, subject_id: id }: CaseRow,
): Promise<Described | undefined> {
  switch (type) {
    case 'job': {
      const job = await findJob(database, id);
      return (
        job && {
          subject: await describePosting(database, job),
          pictures: picturesOf(job),
          nearCopies: await listNearCopies(database, job),
        }
      );
    }
    case 'company': {
      const company = await findEmployer(database, id);
      return (
        company && {
          subject: describeCompany(presentPublicEmployer(company)),
          pictures: picturesOf({ ...company, image_key: null }),
          nearCopies: [],
        }
      );
    }
    // Once they are sent, nobody can change them.
    case 'application':
    case 'message':
      return undefined;
  }
}

/** Their addresses have random keys, which name what they show. */
function picturesOf(row: { image_key: string | null; logo_key: string | null }): Pictures {
  return { jobImage: publicFileUrl(row.image_key), logo: publicFileUrl(row.logo_key) };
}

/**
 * Refuses a decision that was made about something else than what is there, with the case locked by `lockCase`.
 * @throws {AppError} stale_revision
 */
export async function requireCaseRevision(
  database: Queryable,
  row: CaseRow,
  read: string,
): Promise<Present> {
  const present = await readPresent(database, row);
  requireRevision(present.revision, read);
  return present;
}
