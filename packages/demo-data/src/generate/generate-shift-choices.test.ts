import { isFreeFor, rangesOfShifts, rangesOfSpans } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoShift } from '../demo-data.ts';
import { repeatedIn, sample } from './sample-for-tests.ts';

const { jobs, seekers, applications, shiftChoices } = sample;
const jobByKey = new Map(jobs.map((job) => [job.key, job]));
const applicationByKey = new Map(applications.map((each) => [each.key, each]));
const seekerByKey = new Map(seekers.map((seeker) => [seeker.key, seeker]));

/** Every choice with what it refers to. */
const choices = shiftChoices.map((choice) => {
  const application = applicationByKey.get(choice.applicationKey);
  const job = jobByKey.get(application?.jobKey ?? '');
  const seeker = seekerByKey.get(application?.seekerKey ?? '');
  if (!application || !job || !seeker) throw new Error(`unknown: ${choice.applicationKey}`);
  const places = choice.shifts.flatMap(({ index, place }) => {
    const shift = job.shifts[index];
    return shift && place !== null ? [{ index, place, shift }] : [];
  });
  return { ...choice, application, job, seeker, places };
});

describe('choices of shifts', () => {
  it('exist for each application to a job with shifts', () => {
    const asked = applications.filter(({ jobKey }) => jobByKey.get(jobKey)?.shifts.length);
    expect(new Set(shiftChoices.map(({ applicationKey }) => applicationKey))).toEqual(
      new Set(asked.map(({ key }) => key)),
    );
    for (const { shifts, job } of choices) {
      expect(shifts.length).toBeGreaterThan(0);
      for (const { index } of shifts) expect(job.shifts[index]).toBeDefined();
    }
  });

  it('say for how many shifts a shared week has room', () => {
    const shared = choices.filter(({ freeShifts }) => freeShifts !== null);
    expect(shared.length).toBeGreaterThan(choices.length / 4);
    for (const { freeShifts, seeker, job } of shared) {
      expect(seeker.week?.share).toBe(true);
      const free = rangesOfSpans(seeker.week?.weekly ?? []);
      const busy = rangesOfSpans(seeker.week?.busy ?? []);
      const fits = (shift: DemoShift) => isFreeFor(shift, { free, busy, assigned: [] });
      expect(freeShifts).toBe(job.shifts.filter(fits).length);
    }
  });

  it('give places to the accepted ones alone, each once and within the capacity', () => {
    const given = choices.filter(({ places }) => places.length > 0);
    expect(given.length).toBeGreaterThan(30);
    for (const { application, places } of given) {
      expect(application.status).toBe('accepted');
      for (const { place, shift } of places) expect(place).toBeLessThanOrEqual(shift.capacity);
    }
    const taken = given.flatMap(({ job, places }) =>
      places.map(({ index, place }) => `${job.key} ${index} ${place}`),
    );
    expect(repeatedIn(taken)).toEqual([]);
  });

  it('let nobody be in two places at once', () => {
    for (const { key } of seekers) {
      const own = choices.filter(({ seeker }) => seeker.key === key);
      const shifts = own.flatMap(({ places }) => places.map(({ shift }) => shift));
      const minutes = (list: readonly DemoShift[]) =>
        rangesOfShifts(list).reduce((sum, { from, to }) => sum + to - from, 0);
      const each = shifts.reduce((sum, shift) => sum + minutes([shift]), 0);
      expect(minutes(shifts), key).toBe(each);
    }
  });

  it('give the demo seeker weekly work and a saved week, and the demo employer a roster', () => {
    const weeklyOf = (holds: (choice: (typeof choices)[number]) => boolean) =>
      choices.filter(
        (choice) => holds(choice) && choice.places.some(({ shift }) => shift.weekday !== null),
      );
    const { seeker, employer } = demoAccounts;
    expect(weeklyOf((choice) => choice.seeker.key === seeker.key)).toHaveLength(1);
    expect(seekerByKey.get(seeker.key)?.week).toMatchObject({ share: true, weeklyHoursMax: 20 });
    const onRoster = weeklyOf(
      ({ job }) => job.employerKey === employer.key && job.status === 'active',
    );
    expect(onRoster).toHaveLength(2);
  });
});
