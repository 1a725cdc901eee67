import type { Job, JobType, PayFrequency } from '@nextshift/contract';
import { escapeUTF8 } from 'entities/escape';
import type { LinkedData } from '../../../platform/layout/public-meta.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { paragraphsOf } from './paragraphs-of.ts';

const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
} as const satisfies Record<JobType, string>;

/** Units that search engines know; one-time pay and gift cards are no wage. */
const wageUnits = {
  'Per Hour': 'HOUR',
  'Per Day': 'DAY',
  'Per Week': 'WEEK',
  'Per Month': 'MONTH',
  'One Time': null,
  'Gift Card': null,
} as const satisfies Record<PayFrequency, string | null>;

export interface JobPostingParts {
  /** The site's own address. */
  readonly origin: string;
  /** The company's own website. */
  readonly website: string | null;
}

/**
 * A job for search engines (https://schema.org/JobPosting); null for a closed one, which
 * must not be listed.
 */
export function jobPostingData(job: Job, { origin, website }: JobPostingParts): LinkedData | null {
  if (job.status !== 'Active') return null;
  const salary = baseSalary(job);
  const isRemote = job.locationType === 'Remote';
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: describeInHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    datePosted: job.publishedAt,
    ...(job.closesAt ? { validThrough: job.closesAt } : {}),
    employmentType: employmentTypes[job.type],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      sameAs: website ?? origin + paths.company(job.employerId),
      ...(job.logo ? { logo: new URL(job.logo, origin).href } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.address && !isRemote ? { streetAddress: job.address } : {}),
        addressLocality: job.city,
        addressRegion: job.state,
        ...(job.zipCode && !isRemote ? { postalCode: job.zipCode } : {}),
        addressCountry: 'US',
      },
    },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
        }
      : {}),
    ...(salary ? { baseSalary: salary } : {}),
    ...(job.openings > 1 ? { totalJobOpenings: job.openingsLeft } : {}),
    ...(job.industry ? { industry: job.industry } : {}),
    directApply: true,
    url: origin + paths.job(job.id),
  };
}

/** The wage without tips, with its unit; min and max override a single rate, as everywhere. */
function baseSalary({ payFrequency, payRate, minWage, maxWage }: Job) {
  const unitText = payFrequency === null ? null : wageUnits[payFrequency];
  const least = minWage ?? maxWage ?? payRate;
  const most = maxWage ?? minWage ?? payRate;
  if (unitText === null || !least || !most) return null;
  const figures = least === most ? { value: least } : { minValue: least, maxValue: most };
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...figures, unitText },
  };
}

function describeInHtml(job: Job): string {
  return [
    ...paragraphsOf(job.description).map((text) => `<p>${lines(text)}</p>`),
    listOf('Requirements', job.requirements),
    listOf('Skills', job.skills),
    listOf('Benefits', job.benefits),
  ].join('');
}

function listOf(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const rows = items.map((item) => `<li>${escapeUTF8(item)}</li>`).join('');
  return `<p><strong>${title}</strong></p><ul>${rows}</ul>`;
}

function lines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => escapeUTF8(line))
    .join('<br>');
}
