import type { CaseSubject, ReportSubjectType } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  type CaseSubjectType,
  describeCompany,
  describePosting,
  describeLines,
} from '../../screening/index.ts';
import { findPublicEmployer, presentPublicEmployer } from '../../accounts/index.ts';
import { describeMessage, findReportedMessage } from '../../hiring/index.ts';
import { findPublicJob } from '../../jobs/index.ts';
import {
  findReportedApplication,
  type ReportedApplicationRow,
} from './reported-application.queries.ts';

const OWN = 'You cannot report yourself.';

interface ReportedSubject {
  readonly subjectType: CaseSubjectType;
  readonly subjectId: string;
  /** The company that it is about. */
  readonly employerId: string;
  /** As its readers see it now. */
  readonly subject: CaseSubject;
}

/**
 * What is reported, if the reporter may read it.
 * @throws {AppError} not_found, forbidden for one's own job or company
 */
export async function findReportedSubject(
  database: Queryable,
  reporter: Account,
  { subjectType, subjectId }: { subjectType: ReportSubjectType; subjectId: string },
): Promise<ReportedSubject> {
  const found = await findSubject(database, reporter, subjectType, subjectId);
  if (!found) throw new AppError('not_found');
  const isOfCompany = subjectType === 'job' || subjectType === 'company';
  const isOwn = isOfCompany && found.employerId === reporter.accountId;
  if (isOwn) throw new AppError('forbidden', { message: OWN });
  return { subjectId, ...found };
}

async function findSubject(
  database: Queryable,
  reporter: Account,
  subjectType: ReportSubjectType,
  subjectId: string,
): Promise<Omit<ReportedSubject, 'subjectId'> | undefined> {
  switch (subjectType) {
    case 'job': {
      const job = await findPublicJob(database, subjectId);
      if (!job) return undefined;
      const subject = await describePosting(database, job);
      return { subjectType, employerId: job.employer_id, subject };
    }
    case 'company': {
      const company = await findPublicEmployer(database, subjectId);
      if (!company) return undefined;
      const subject = describeCompany(presentPublicEmployer(company));
      return { subjectType, employerId: company.id, subject };
    }
    case 'application': {
      const application = await findReportedApplication(database, reporter, subjectId);
      if (!application) return undefined;
      const subject = describeApplication(application);
      return { subjectType, employerId: application.employer_id, subject };
    }
    case 'message': {
      const message = await findReportedMessage(database, reporter, subjectId);
      if (!message) return undefined;
      if (message.sender === reporter.kind) throw new AppError('forbidden', { message: OWN });
      const subject = describeMessage(message, message);
      return { subjectType, employerId: message.employer_id, subject };
    }
  }
}

/** An application without its applicant: the reports say what happened. */
function describeApplication(row: ReportedApplicationRow): CaseSubject {
  return describeLines(`Application for ${row.title}`, row.company_name, [
    ['Status', row.status],
    ['Applied', row.created_at.toISOString().slice(0, 10)],
    ['Job', row.description],
  ]);
}
