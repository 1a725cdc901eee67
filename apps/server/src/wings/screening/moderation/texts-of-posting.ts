import { columnOfField, type JobRow } from '../../jobs/index.ts';
import { screenedTexts } from '../case-files/index.ts';
import type { PostingText } from '../signals/index.ts';

/** The texts of a job's page. */
export function textsOfJob(job: JobRow): PostingText[] {
  return textsOf(screenedTexts.map(({ name, label }) => [label, job[columnOfField(name)]]));
}

interface CompanyNames {
  readonly city?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly contact_email?: string | undefined;
}

interface CompanyTexts extends CompanyNames {
  readonly company_name?: string | undefined;
  readonly description?: string | null | undefined;
}

/** The texts of a company's page. */
export function textsOfCompany(company: CompanyTexts): PostingText[] {
  return [
    ...textsOf([
      ['Company name', company.company_name],
      ['Company description', company.description],
    ]),
    ...namesOfCompany(company),
  ];
}

/** Names on a company's page that can say more than a name. */
export function namesOfCompany(company: CompanyNames): PostingText[] {
  return textsOf([
    ['Company city', company.city],
    ['Company website', company.website],
    // Not as an address, which other rules read.
    ['Company email', company.contact_email?.replace('@', ' ')],
  ]);
}

type Line = readonly [field: string, value: string | readonly string[] | null | undefined];

export function textsOf(lines: readonly Line[]): PostingText[] {
  return lines.flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value : (value ?? []).join('\n');
    return text === '' ? [] : [{ field, text }];
  });
}
