import { cityName, PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { drawLogo } from '../drawing/draw-logo.ts';
import { countBy, repeatedIn, sampleNow, sentencesIn, sample } from './sample-for-tests.ts';

const { employers, jobs, seekers } = sample;
const activeJobs = jobs.filter(({ status }) => status === 'active');

describe('companies', () => {
  it('cover every plan and never exceed its active jobs', () => {
    expect(new Set(employers.map(({ plan }) => plan))).toEqual(
      new Set(Object.keys(PLAN_ACTIVE_JOBS)),
    );
    const active = countBy(activeJobs, ({ employerKey }) => employerKey);
    for (const { key, plan } of employers) {
      expect(active.get(key) ?? 0, key).toBeLessThanOrEqual(PLAN_ACTIVE_JOBS[plan]);
    }
  });

  it('have unique names, addresses, phones and logos', () => {
    expect(repeatedIn(employers.map(({ companyName }) => companyName))).toEqual([]);
    expect(repeatedIn(employers.map(({ email }) => email))).toEqual([]);
    expect(repeatedIn([...employers, ...seekers].map(({ phone }) => phone))).toEqual([]);
    expect(repeatedIn(employers.map(({ address, city }) => `${address}, ${city}`))).toEqual([]);
    expect(repeatedIn(employers.map(drawLogo))).toEqual([]);
  });

  it('pass the rules for addresses, phones, websites and tax numbers', () => {
    for (const employer of employers) {
      expect(employer.zipCode).toMatch(/^27\d{3}$/);
      expect(employer.state).toMatch(/^[A-Z]{2}$/);
      expect(cityName('').parse(employer.city)).toBe(employer.city);
      expect(employer.phone).toMatch(/^\d{3}55501\d{2}$/);
      expect(employer.email).toMatch(/^[a-z]+@[a-z]+\.test$/);
      expect(employer.website ?? 'https://none.com').toMatch(
        /^https:\/\/[a-z.]+\.(com|org|net|edu|gov|co|io)$/,
      );
      expect(employer.taxNumber ?? '000000000').toMatch(/^\d{9}$/);
      expect(sentencesIn(employer.description), employer.key).toBeGreaterThanOrEqual(2);
      expect(sentencesIn(employer.description), employer.key).toBeLessThanOrEqual(4);
    }
  });

  it('pay for a plan exactly when they have one', () => {
    for (const { plan, billingCycle, currentPeriodEnd } of employers) {
      expect(billingCycle === null).toBe(plan === 'none');
      expect(currentPeriodEnd === null || currentPeriodEnd > sampleNow).toBe(true);
    }
  });
});
