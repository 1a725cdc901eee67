import { type CaseSubject, formatPay, type Job, type PublicEmployer } from '@nextshift/contract';

export type Line = readonly [label: string, text: string | readonly string[] | null];

/** A job as its page shows it, and what else belongs to it. */
export function describeJob(job: Job, more: readonly Line[] = []): CaseSubject {
  return describeLines(job.title, job.companyName, [
    ['Pay', formatPay(job)],
    ['Type', job.type],
    ['City', job.city],
    ['State', job.state],
    ['Description', job.description],
    ['Requirements', job.requirements],
    ['Schedule', job.schedule],
    ['Compensation', job.compensation],
    ['Benefits', job.benefits],
    ['Skills', job.skills],
    ['Tags', job.tags],
    ['Apply website', job.applyWebsite],
    ['Department', job.department],
    ['Start date', job.startDate],
    ['Address', job.address],
    ...more,
  ]);
}

type DescribedCompany = Pick<
  PublicEmployer,
  'companyName' | 'website' | 'email' | 'phoneNumber' | 'city' | 'state' | 'description'
>;

/** A company as its page shows it, by the names that the rules give its texts. */
export function describeCompany(company: DescribedCompany): CaseSubject {
  return describeLines(company.companyName, company.companyName, [
    ['Company website', company.website],
    ['Company email', company.email],
    ['Phone', company.phoneNumber],
    ['Company city', company.city],
    ['State', company.state],
    ['Company description', company.description],
  ]);
}

/** A subject with those of its lines that say something. */
export function describeLines(
  title: string,
  companyName: string,
  lines: readonly Line[],
): CaseSubject {
  const texts = lines.flatMap(([label, value]) => {
    const text = typeof value === 'string' ? value : (value ?? []).join('\n');
    return text === '' ? [] : [{ label, text }];
  });
  return { title, companyName, texts };
}
