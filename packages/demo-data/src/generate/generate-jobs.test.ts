import {
  experienceLevels,
  industries,
  jobTypes,
  locationTypes,
  payFrequencies,
} from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { repeatedIn, sampleNow, sentencesIn, sample } from './sample-for-tests.ts';

const { jobs, employers } = sample;
const activeJobs = jobs.filter(({ status }) => status === 'active');

describe('active jobs', () => {
  it.each([
    ['type', jobTypes],
    ['industry', industries],
    ['payFrequency', payFrequencies],
    ['locationType', locationTypes],
    ['experienceLevel', experienceLevels],
  ] as const)('cover every %s', (field, values) => {
    expect(new Set<string>(activeJobs.map((job) => job[field]))).toEqual(new Set<string>(values));
  });

  it('are mostly on site and for beginners', () => {
    const onSite = activeJobs.filter(({ locationType }) => locationType === 'On-site');
    const entry = activeJobs.filter(({ experienceLevel }) => experienceLevel === 'Entry Level');
    expect(onSite.length).toBeGreaterThan(activeJobs.length / 2);
    expect(entry.length).toBeGreaterThan(activeJobs.length / 2);
  });

  it('were published in the last 45 days and close later', () => {
    for (const { publishedAt, closesAt } of activeJobs) {
      expect(sampleNow.getTime() - publishedAt.getTime()).toBeLessThan(45 * 24 * 60 * 60 * 1000);
      expect(closesAt?.getTime()).toBeGreaterThan(sampleNow.getTime());
    }
  });
});

describe('every job', () => {
  it('has its own wording', () => {
    expect(repeatedIn(jobs.map(({ employerKey, title }) => `${employerKey}: ${title}`))).toEqual(
      [],
    );
    expect(repeatedIn(jobs.map(({ description }) => description))).toEqual([]);
    for (const { key, description, requirements, tags, skills } of jobs) {
      expect(sentencesIn(description), key).toBeGreaterThanOrEqual(3);
      expect(description).not.toMatch(/[{}]/);
      expect(requirements.length, key).toBeGreaterThanOrEqual(3);
      expect(requirements.length, key).toBeLessThanOrEqual(5);
      expect(tags.length, key).toBeGreaterThanOrEqual(2);
      expect(skills.length, key).toBeLessThanOrEqual(5);
    }
  });

  it('has a real address and pay that adds up', () => {
    for (const { key, zipCode, state, address, payRate, minWage, maxWage } of jobs) {
      expect(zipCode).toMatch(/^27\d{3}$/);
      expect(state).toBe('NC');
      expect(address).toMatch(/^\d+ \S/);
      expect(payRate, key).toBeGreaterThan(0);
      if (minWage === null || maxWage === null) expect(minWage).toBe(maxWage);
      else expect(minWage, key).toBeLessThanOrEqual(maxWage);
    }
  });

  it('hires one person or a team of up to eight, more than five only at a verified company', () => {
    const companies = new Map(employers.map((employer) => [employer.key, employer]));
    const counts = new Set(jobs.map(({ openings }) => openings));
    expect([...counts].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { key, employerKey, openings, status } of jobs) {
      if (status === 'closed') expect(openings, key).toBe(1);
      if (openings <= 5) continue;
      const { plan, website } = companies.get(employerKey) ?? {};
      expect([plan === 'none', website === null], key).toEqual([false, false]);
    }
  });
});
