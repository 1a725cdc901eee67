import {
  experienceLevels,
  floorAbove,
  hourlyPay,
  industries,
  jobTypes,
  locationTypes,
  payFrequencies,
  shiftList,
  weekdays,
} from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { allJobTemplates } from '../content/all-job-templates.ts';
import { hoursOfSchedules } from '../content/shifts-of-schedules.ts';
import type { DemoShift } from '../demo-data.ts';
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

describe('shifts of jobs', () => {
  const withShifts = activeJobs.filter(({ shifts }) => shifts.length > 0);

  it('are weekly for most, dated for events, some through the night and some for a team', () => {
    expect(withShifts.length).toBeGreaterThanOrEqual(150);
    const dated = withShifts.filter(({ shifts }) => shifts.every(({ date }) => date !== null));
    expect(dated.length).toBeGreaterThan(20);
    expect(dated.length).toBeLessThan(withShifts.length / 3);
    const some = (holds: (shift: DemoShift) => boolean) =>
      withShifts.filter(({ shifts }) => shifts.some(holds)).length;
    expect(some(({ start, end }) => end < start)).toBeGreaterThan(5);
    expect(some(({ capacity }) => capacity >= 2)).toBeGreaterThan(20);
  });

  it('are there wherever a schedule names hours', () => {
    const schedules = [
      ...allJobTemplates.flatMap((template) => template.schedules),
      ...jobs.map(({ schedule }) => schedule),
    ];
    const open = schedules.filter((each) => !hoursOfSchedules.has(each));
    // Hours in which an hour is found, not those of a shift.
    const slots = 'One hour, weekday slots from 10 a.m. to 7 p.m.';
    expect(open.filter((each) => /(?:[ap]\.m\.|noon) to /.test(each) && each !== slots)).toEqual(
      [],
    );
    expect([...hoursOfSchedules.keys()].filter((each) => !schedules.includes(each))).toEqual([]);
  });

  it('pass the rules of the job form, in the order in which it stores them', () => {
    for (const { key, shifts, openings } of withShifts) {
      expect(shiftList.safeParse(shifts).success, key).toBe(true);
      for (const { capacity } of shifts) {
        expect(capacity, key).toBeGreaterThan(0);
        expect(capacity, key).toBeLessThanOrEqual(openings);
      }
      const starts = shifts.map(({ weekday, date, start }) =>
        [weekday ? weekdays.indexOf(weekday) : date, start].join(' '),
      );
      expect(starts).toEqual(starts.toSorted());
    }
  });

  it('have their dates ahead, none before the job starts', () => {
    const today = sampleNow.toISOString().slice(0, 10);
    const later = withShifts.filter(({ startDate }) => startDate !== null);
    expect(later.some(({ shifts }) => shifts.some(({ date }) => date !== null))).toBe(true);
    for (const { key, shifts, startDate } of withShifts) {
      const starts = startDate?.toISOString().slice(0, 10) ?? today;
      for (const { date } of shifts) {
        if (date === null) continue;
        expect(date > today, key).toBe(true);
        expect(date >= starts, key).toBe(true);
      }
    }
  });

  it('follow one another within an event', () => {
    const guide = jobs.find(({ title }) => title === 'Rider Information Guide');
    const [first = '', ...others] = guide?.shifts.map(({ date }) => date ?? '') ?? [];
    expect(new Date(first).getUTCDay()).toBe(1);
    expect(others.map((date) => (Date.parse(date) - Date.parse(first)) / 86_400_000)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('leave no pay below the minimum of its state, also of days or weeks', () => {
    const byShifts = activeJobs.filter((job) => hourlyPay(job)?.basis === 'from_shifts');
    expect(byShifts.length).toBeGreaterThan(10);
    // Raises that are known ahead count as well: the sample is younger than its figures.
    for (const now of [sampleNow, new Date('2029-01-01T15:00:00Z')]) {
      const low = jobs.filter((job) => floorAbove({ ...job, hourlyPay: hourlyPay(job) }, now));
      expect(low.map(({ title, state }) => [title, state])).toEqual([]);
    }
  });
});
