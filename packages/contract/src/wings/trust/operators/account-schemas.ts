import * as z from 'zod';
import { verifications, verifiedBy } from '../../accounts/employers/employer-schemas.ts';
import { entityId, isoTime, readRevision, requiredParagraphs } from '../../../field-rules.ts';
import { closedReasons, jobModerations, jobStatuses } from '../../jobs/jobs/job-enumerations.ts';
import { listQuery } from '../../../list-query.ts';
import { reportSubjectTypes } from '../reports/report-schemas.ts';
import { planIds } from '../../billing/subscriptions/plans.ts';
import { caseActions, caseDecisions, caseStatuses, DECISION_REASON_MAX } from './case-schemas.ts';

export const ACCOUNT_QUERY_MIN = 2;
export const ACCOUNT_QUERY_MAX = 254;
const QUERY_MESSAGE = `Please enter at least ${ACCOUNT_QUERY_MIN} characters`;

/** Part of a name or of an email address, or a whole id. */
export const accountSearch = listQuery.extend({
  query: z
    .string({ error: QUERY_MESSAGE })
    .trim()
    .min(ACCOUNT_QUERY_MIN, QUERY_MESSAGE)
    .max(ACCOUNT_QUERY_MAX, `Please use at most ${ACCOUNT_QUERY_MAX} characters`),
});

/** Why an operator acts on an account. The owner of a suspended one reads it. */
export const accountActBody = z.object({
  reason: requiredParagraphs('Please give a reason', DECISION_REASON_MAX),
});

/** The same, and what the operator has read of the company. */
export const verifyEmployerBody = accountActBody.extend({
  /** As the company had it; 409 stale_revision if it was changed since. */
  revision: readRevision,
});

const foundAccount = z.object({
  id: entityId,
  email: z.string(),
  memberSince: isoTime,
  suspendedAt: isoTime.nullable(),
});

export const foundEmployer = foundAccount.extend({
  companyName: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  verification: z.enum(verifications),
});

export const foundSeeker = foundAccount.extend({ firstName: z.string(), lastName: z.string() });

/** What an account can be told of its suspension, and until when it can be undone. */
const suspension = z.object({
  reason: z.string(),
  operatorEmail: z.string(),
  suspendedAt: isoTime,
  /** Until then a restoration leaves no trace; null once it has taken effect. */
  undoableUntil: isoTime.nullable(),
});

/** A case about the account, the newest first. */
const caseOfAccount = z.object({
  id: entityId,
  status: z.enum(caseStatuses),
  subjectType: z.enum(reportSubjectTypes),
  subjectName: z.string(),
  decision: z.enum(caseDecisions).nullable(),
  action: z.enum(caseActions).nullable(),
  openedAt: isoTime,
});

export const accountActs = ['verified_account', 'suspended_account', 'restored_account'] as const;

/** What operators did to the account, the last first. */
const actOnAccount = z.object({
  at: isoTime,
  operatorEmail: z.string(),
  act: z.enum(accountActs),
  reason: z.string(),
});

const accountFile = {
  emailConfirmed: z.boolean(),
  suspension: suspension.nullable(),
  cases: z.array(caseOfAccount),
  acts: z.array(actOnAccount),
};

/** A company as operators see it. */
export const employerFile = foundEmployer.extend({
  ...accountFile,
  website: z.string().nullable(),
  description: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** Names what is verified: name, email, website and description as they are now. */
  revision: z.string(),
  verifiedBy: z.enum(verifiedBy).nullable(),
  verifiedAt: isoTime.nullable(),
  /** The plan that it pays for; null without one. */
  plan: z.enum(planIds).nullable(),
  jobCount: z.number().int(),
  /** The newest of them. */
  jobs: z.array(
    z.object({
      id: entityId,
      title: z.string(),
      status: z.enum(jobStatuses),
      closedReason: z.enum(closedReasons).nullable(),
      moderation: z.enum(jobModerations),
      postedAt: isoTime,
    }),
  ),
});

/** A seeker as operators see them: neither profile nor files. */
export const seekerFile = foundSeeker.extend({
  ...accountFile,
  applicationCount: z.number().int(),
  /** Those that can still be decided. */
  undecidedCount: z.number().int(),
  acceptedCount: z.number().int(),
});

export type FoundEmployer = z.output<typeof foundEmployer>;
export type FoundSeeker = z.output<typeof foundSeeker>;
export type EmployerFile = z.output<typeof employerFile>;
export type SeekerFile = z.output<typeof seekerFile>;
