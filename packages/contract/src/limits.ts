import { DAY_MS, MINUTE_MS } from './time.ts';

/** Business constants and limits: section 9 of the specification, each row that code reads. */
const MEBIBYTE = 1024 * 1024;

export const WIZARD_STEPS = 4;
/** 5 MB, in bytes. */
export const PICTURE_MAX_BYTES = 5 * MEBIBYTE;
/** 100 MB, in bytes. */
export const VIDEO_MAX_BYTES = 100 * MEBIBYTE;
export const PORTFOLIO_VIDEOS_MAX = 4;
export const STATE_LENGTH = 2;
export const ZIP_LENGTH = 5;
export const PHONE_DIGITS = 10;
export const EIN_DIGITS = 9;
/** Seeker and employer passwords at signup; which classes they need is in password-rules.ts. */
export const PASSWORD_MIN = 8;
export const PASSWORD_CHANGE_MIN = 6;
/** Years. */
export const USER_AGE_MIN = 16;
/** US dollars. */
export const WAGE_INPUT = { min: 0, step: 0.5 } as const;
export const REQUEST_TIMEOUT_MS = 60_000;
export const REQUEST_RETRIES = 3;
export const RETRY_BACKOFF_CAP_MS = 10_000;
export const PROFILE_CACHE_MS = DAY_MS;
export const EMPLOYER_LOCAL_DATA_MS = DAY_MS;
export const ACCEPTED_APPLICATIONS_SHOWN = 3;
/** Followers from which counts read as 1.2K and 3.4M. */
export const FOLLOWER_DISPLAY = { thousands: 1_000, millions: 1_000_000, decimals: 1 } as const;
/** en-US, short month: Jan 5, 2025. */
export const DATE_FORMAT = {
  locale: 'en-US',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
} as const;
/** 5 MB, in bytes. */
export const DOCUMENT_MAX_BYTES = 5 * MEBIBYTE;
export const DOCUMENT_TYPES = ['PDF', 'DOC', 'DOCX'] as const;
export const RESTORE_TIMEOUT_MS = 5_000;
/** Milliseconds before `exp` at which the subscription token counts as expired, refreshes and warns. */
export const SUBSCRIPTION_TOKEN = {
  expiredBeforeMs: 5 * MINUTE_MS,
  refreshBeforeMs: 10 * MINUTE_MS,
  warnBeforeMs: 15 * MINUTE_MS,
  checkEveryMs: MINUTE_MS,
} as const;
export const ACCEPTED_CONTACT_MS = 30 * DAY_MS;
export const ACCEPTED_APPLICANTS_SHOWN = 5;
export const RECENT_APPLICANTS_SHOWN = 8;
/** Days. */
export const APPLICATION_FORM_VALIDITY_DAYS = 30;
export const POST_DELETE_REFRESH_MS = 500;
export const LOGIN_REDIRECT_MS = 3_000;
