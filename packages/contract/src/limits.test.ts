import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';
import * as planLimits from './plan-limits.ts';

/** Section 9 of the specification, row by row. */
const section9: [item: string, actual: unknown, expected: unknown][] = [
  ['wizard steps', limits.WIZARD_STEPS, 4],
  ['picture limit, bytes', limits.PICTURE_MAX_BYTES, 5242880],
  ['wizard video limit, bytes', limits.VIDEO_MAX_BYTES, 104857600],
  ['portfolio videos', limits.PORTFOLIO_VIDEOS_MAX, 4],
  ['state length', limits.STATE_LENGTH, 2],
  ['zip length', limits.ZIP_LENGTH, 5],
  ['phone digits', limits.PHONE_DIGITS, 10],
  ['EIN digits', limits.EIN_DIGITS, 9],
  ['password minimum', limits.PASSWORD_MIN, 8],
  ['password change minimum', limits.PASSWORD_CHANGE_MIN, 6],
  ['minimum age', limits.USER_AGE_MIN, 16],
  ['wage input', limits.WAGE_INPUT, { min: 0, step: 0.5 }],
  ['request timeout', limits.REQUEST_TIMEOUT_MS, 60000],
  ['request retries', limits.REQUEST_RETRIES, 3],
  ['retry backoff cap', limits.RETRY_BACKOFF_CAP_MS, 10000],
  ['profile cache', limits.PROFILE_CACHE_MS, 86400000],
  ['employer local data', limits.EMPLOYER_LOCAL_DATA_MS, 86400000],
  ['accepted applications shown', limits.ACCEPTED_APPLICATIONS_SHOWN, 3],
  [
    'follower display',
    limits.FOLLOWER_DISPLAY,
    { thousands: 1000, millions: 1000000, decimals: 1 },
  ],
  [
    'date format',
    limits.DATE_FORMAT,
    { locale: 'en-US', month: 'short', day: 'numeric', year: 'numeric' },
  ],
  ['document limit, bytes', limits.DOCUMENT_MAX_BYTES, 5242880],
  ['document types', limits.DOCUMENT_TYPES, ['PDF', 'DOC', 'DOCX']],
  ['persistence restore', limits.RESTORE_TIMEOUT_MS, 5000],
  [
    'active jobs by plan',
    planLimits.PLAN_ACTIVE_JOBS,
    { none: 0, basic: 1, impact: 2, accelerate: 3, corporate: 8 },
  ],
  [
    'monthly prices',
    planLimits.PLAN_MONTHLY_PRICES,
    { basic: 79, impact: 149, accelerate: 219, corporate: 399 },
  ],
  [
    'annual-toggle prices',
    planLimits.PLAN_ANNUAL_MONTHLY_PRICES,
    { basic: 70, impact: 135, accelerate: 200, corporate: 359 },
  ],
  [
    'annual savings',
    planLimits.PLAN_ANNUAL_SAVINGS,
    { basic: 108, impact: 168, accelerate: 228, corporate: 480 },
  ],
  [
    'applicants per job',
    planLimits.PLAN_APPLICANTS_PER_JOB,
    { basic: 20, impact: 200, accelerate: null, corporate: null },
  ],
  ['free plan', planLimits.FREE_PLAN_FEATURES, ['Browse job board', 'View company profiles']],
  [
    'subscription token',
    limits.SUBSCRIPTION_TOKEN,
    {
      expiredBeforeMs: 300000,
      refreshBeforeMs: 600000,
      warnBeforeMs: 900000,
      checkEveryMs: 60000,
    },
  ],
  ['accepted applicants window', limits.ACCEPTED_CONTACT_MS, 2592000000],
  ['accepted applicants listed', limits.ACCEPTED_APPLICANTS_SHOWN, 5],
  ['recent applicants listed', limits.RECENT_APPLICANTS_SHOWN, 8],
  ['form validity, days', limits.APPLICATION_FORM_VALIDITY_DAYS, 30],
  ['post-delete refresh', limits.POST_DELETE_REFRESH_MS, 500],
  ['login redirect', limits.LOGIN_REDIRECT_MS, 3000],
];

describe('the business constants', () => {
  it.each(section9)('%s', (_item, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('are all in the table', () => {
    const constants = Object.values({ ...limits, ...planLimits }).filter(
      (value) => typeof value !== 'function',
    );
    expect(section9).toHaveLength(constants.length);
  });

  it('define the saving as twelve monthly prices minus the annual price', () => {
    expect(planLimits.annualSaving({ monthlyPrice: 79, annualPrice: 840 })).toBe(108);
  });
});
