import { type CaseSubject, formatPay, type Job, type PublicEmployer } from '@nextshift/contract';
import type { ReportedApplicationRow } from './reported-application.queries.ts';

type Line = readonly [label: string, text: string | readonly string[] | null];

/** A job as its page shows it. */
export function describeJob(job: Job): CaseSubject {
  return subjectOf(job.title, job.companyName, [
    ['Pay', formatPay(job)],
    ['Type', job.type],
    ['Place', `${job.city}, ${job.state}`],
    ['Description', job.description],
    ['Requirements', job.requirements],
    ['Schedule', job.schedule],
    ['Compensation', job.compensation],
    ['Benefits', job.benefits],
    ['Skills', job.skills],
    ['Tags', job.tags],
    ['Apply website', job.applyWebsite],
  ]);
}

/** A company as its page shows it. */
export function describeCompany(company: PublicEmployer): CaseSubject {
  return subjectOf(company.companyName, company.companyName, [
    ['Website', company.website],
    ['Email', company.email],
    ['Phone', company.phoneNumber],
    ['Place', `${company.city}, ${company.state}`],
    ['Description', company.description],
  ]);
}

/** An application without its applicant: the reports say what happened. */
export function describeApplication(row: ReportedApplicationRow): CaseSubject {
  return subjectOf(`Application for ${row.title}`, row.company_name, [
    ['Status', row.status],
    ['Applied', row.created_at.toISOString().slice(0, 10)],
    ['Job', row.description],
  ]);
}

function subjectOf(title: string, companyName: string, lines: readonly Line[]): CaseSubject {
  const texts = lines.flatMap(([label, value]) => {
    const text = typeof value === 'string' ? value : (value ?? []).join('\n');
    return text === '' ? [] : [{ label, text }];
  });
  return { title, companyName, texts };
}
