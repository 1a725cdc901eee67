import { describe, expect, it } from 'vitest';
import {
  codeOfConstraint,
  isDatabaseUnavailable,
  isDefinitelyNotCommitted,
  isStorageFull,
} from './constraint-errors.ts';

describe('isDatabaseUnavailable', () => {
  it.each([
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: 'EHOSTUNREACH' },
    { code: 'EAI_AGAIN' },
    { code: '08006' },
    { code: '57P01' },
    { code: '57P03' },
    { code: '57014' },
    { code: '53300' },
    { code: '25006' },
    { code: '40P01' },
    { code: '40001' },
    { code: '55P03' },
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('is true for %o', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    new Error('anything'),
    { code: '23505' },
    { code: '42P01' },
    { code: '53100' },
    { code: 7 },
    'text',
    null,
  ])('is false for %o', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('isStorageFull', () => {
  it.each([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: '53100' }])(
    'is true for %o',
    (error) => {
      expect(isStorageFull(error)).toBe(true);
    },
  );

  it.each([{ code: 'EIO' }, { code: '53300' }, {}, null])('is false for %o', (error) => {
    expect(isStorageFull(error)).toBe(false);
  });
});

describe('isDefinitelyNotCommitted', () => {
  it.each([
    { code: 'ECONNREFUSED' },
    { code: '57014' },
    { code: '57P03' },
    { code: '40P01' },
    { code: '55P03' },
    { code: '53300' },
    { code: '23505' },
    new Error('timeout exceeded when trying to connect'),
    new Error('anything'),
  ])('is true for %o', (error) => {
    expect(isDefinitelyNotCommitted(error)).toBe(true);
  });

  it.each([
    { code: 'ECONNRESET' },
    { code: '08006' },
    { code: '57P01' },
    new Error('Query read timeout'),
    new Error('Connection terminated unexpectedly'),
  ])('is false for %o', (error) => {
    expect(isDefinitelyNotCommitted(error)).toBe(false);
  });
});

describe('codeOfConstraint', () => {
  it.each([
    ['seekers_email_key', 'email_taken'],
    ['employers_email_key', 'email_taken'],
    ['applications_once', 'already_applied'],
    ['applications_places', 'job_already_accepted'],
    ['applications_take_a_place', 'job_already_accepted'],
    ['jobs_openings_hold_accepted', 'openings_below_accepted'],
    ['saved_jobs_seeker_id_fkey', 'not_signed_in'],
    ['jobs_wages_in_order', null],
  ])('of %s is %s', (constraint, code) => {
    expect(codeOfConstraint({ constraint })).toBe(code);
  });

  it.each([null, undefined, 'text', {}, { constraint: 7 }])('of %o is nothing', (error) => {
    expect(codeOfConstraint(error)).toBeNull();
  });
});
