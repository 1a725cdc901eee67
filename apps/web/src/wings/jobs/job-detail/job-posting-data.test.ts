import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../../../test/sample-job.ts';
import { jobPostingData } from './job-posting-data.ts';

const parts = { origin: 'https://nextshift.example', website: 'https://oak.example' };

describe('a job for search engines', () => {
  it('contains everything known about it', () => {
    const job = sampleJob({
      title: 'Barista',
      companyName: 'Oak City Coffee',
      logo: '/files/logo.webp',
      address: '1 Hill St',
      city: 'Raleigh',
      state: 'NC',
      zipCode: '27601',
      type: 'Part-time',
      locationType: 'Hybrid',
      payFrequency: 'Per Hour',
      payRate: 14,
      minWage: 15,
      maxWage: 18,
      industry: 'Restaurant',
      description: 'Pour <b>coffee</b> & smile.\nEvery day.\n\nFree lunch.',
      requirements: ['Be on time'],
      skills: [],
      benefits: [],
      publishedAt: '2026-01-05T08:00:00.000Z',
      closesAt: '2026-02-05T08:00:00.000Z',
    });
    expect(jobPostingData(job, parts)).toEqual({
      '@type': 'JobPosting',
      title: 'Barista',
      description:
        '<p>Pour &lt;b&gt;coffee&lt;/b&gt; &amp; smile.<br>Every day.</p><p>Free lunch.</p><p><strong>Requirements</strong></p><ul><li>Be on time</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Oak City Coffee', value: job.id },
      datePosted: '2026-01-05T08:00:00.000Z',
      validThrough: '2026-02-05T08:00:00.000Z',
      employmentType: 'PART_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Oak City Coffee',
        sameAs: 'https://oak.example',
        logo: 'https://nextshift.example/files/logo.webp',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Hill St',
          addressLocality: 'Raleigh',
          addressRegion: 'NC',
          postalCode: '27601',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 15, maxValue: 18, unitText: 'HOUR' },
      },
      industry: 'Restaurant',
      directApply: true,
      url: `https://nextshift.example/jobs/${job.id}`,
    });
  });

  it('states pay without tips', () => {
    const pay = { payRate: 2.13, payFrequency: 'Per Hour' } as const;
    const tips = { tipped: true, tips: { min: 20, max: 28 }, withTips: { min: 22.13, max: 30.13 } };
    expect(jobPostingData(sampleJob({ ...pay, ...tips }), parts)).toMatchObject({
      baseSalary: { value: { value: 2.13, unitText: 'HOUR' } },
    });
  });

  it('does not exist for a closed one', () => {
    expect(jobPostingData(sampleJob({ status: 'Closed' }), parts)).toBeNull();
  });

  it.each(['One Time', 'Gift Card', null] as const)('has no wage with pay frequency %s', (pay) => {
    const job = sampleJob({ payFrequency: pay, payRate: 100, minWage: null, maxWage: null });
    expect(jobPostingData(job, parts)).not.toHaveProperty('baseSalary');
  });

  it.each([
    ['Full-time', 'FULL_TIME'],
    ['Part-time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Internship', 'INTERN'],
  ] as const)('of type %s is %s', (type, employmentType) => {
    expect(jobPostingData(sampleJob({ type }), parts)).toMatchObject({ employmentType });
  });

  it.each([
    ['Per Day', 'DAY'],
    ['Per Week', 'WEEK'],
    ['Per Month', 'MONTH'],
  ] as const)('that pays %s has a wage by the %s', (payFrequency, unitText) => {
    const job = sampleJob({ payFrequency, payRate: 120, minWage: null, maxWage: null });
    expect(jobPostingData(job, parts)).toMatchObject({
      baseSalary: { value: { value: 120, unitText } },
    });
  });

  it('is done from home only if it is fully remote', () => {
    const place = { address: '12 Mill Street', zipCode: '27601' };
    const street = { streetAddress: '12 Mill Street', postalCode: '27601' };
    const remote = jobPostingData(sampleJob({ ...place, locationType: 'Remote' }), parts);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    });
    expect(JSON.stringify(remote)).not.toMatch(/Mill Street|27601/);
    const hybrid = jobPostingData(sampleJob({ ...place, locationType: 'Hybrid' }), parts);
    expect(hybrid).not.toHaveProperty('jobLocationType');
    expect(hybrid).toMatchObject({ jobLocation: { address: street } });
  });

  it('links the company’s page if it has no website', () => {
    const job = sampleJob();
    const data = jobPostingData(job, { ...parts, website: null });
    expect(data).toMatchObject({
      hiringOrganization: { sameAs: `https://nextshift.example/company/${job.employerId}` },
    });
  });
});
