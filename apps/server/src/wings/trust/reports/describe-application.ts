import type { CaseSubject } from '@nextshift/contract';
import { describeLines } from '../../screening/index.ts';
import type { ReportedApplicationRow } from './reported-application.queries.ts';

/** An application without its applicant: the reports say what happened. */
export function describeApplication(row: ReportedApplicationRow): CaseSubject {
  return describeLines(`Application for ${row.title}`, row.company_name, [
    ['Status', row.status],
    ['Applied', row.created_at.toISOString().slice(0, 10)],
    ['Job', row.description],
  ]);
}
