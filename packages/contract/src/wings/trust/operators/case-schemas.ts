import * as z from 'zod';
import { cannedReasonIds, cannedReasons } from './canned-reasons.ts';
import {
  caseClaim,
  caseSignal,
  caseVersion,
  linkedAccount,
  nearCopy,
  signalLevels,
} from './case-evidence-schemas.ts';
import { appealStatuses, measures } from '../appeals/appeal-schemas.ts';
import { verifications } from '../../accounts/employers/employer-schemas.ts';
import {
  entityId,
  isoTime,
  optionalText,
  readRevision,
  requiredParagraphs,
} from '../../../field-rules.ts';
import { reportReasons, reportSubjectTypes } from '../reports/report-schemas.ts';

/** `settled`: before anybody decided, nothing was left to decide. */
export const caseStatuses = ['open', 'decided', 'settled'] as const;
export const caseDecisions = ['uphold', 'dismiss'] as const;
/** What a decision does besides: removing and suspending go with upholding, verifying with either. */
export const caseActions = ['none', 'remove_job', 'suspend_employer', 'verify_employer'] as const;

export type CaseDecision = (typeof caseDecisions)[number];
export type CaseAction = (typeof caseActions)[number];

/** Milliseconds in which a decision can be undone. */
export const CASE_UNDO_MS = 10 * 60_000;

const decided = z.object({
  decision: z.enum(caseDecisions),
  action: z.enum(caseActions),
  reason: z.string(),
  operatorEmail: z.string(),
  decidedAt: isoTime,
  undoableUntil: isoTime,
  /** Cases that the same act decided, with this one; an undo takes all of it back. */
  caseCount: z.number().int().min(1),
});

/** What opened a case first of all: people, rules that found something in its job or in what its company does, or an operator who suspended the company. */
export const caseOrigins = ['reports', 'signals', 'operator'] as const;

/** A case in the queue. */
export const caseSummary = z.object({
  id: entityId,
  status: z.enum(caseStatuses),
  subjectType: z.enum(reportSubjectTypes),
  subjectId: entityId,
  /** The title of the job, or the name of the company. */
  subjectName: z.string(),
  /** The title of what was held first, where it is another one now; null if it is not. */
  firstTitle: z.string().nullable(),
  companyName: z.string(),
  /** The reasons that were given, the most frequent first. */
  reasons: z.array(z.enum(reportReasons)),
  reportCount: z.number().int(),
  origin: z.enum(caseOrigins),
  /** What holds its subject, if anything does. */
  severity: z.enum(signalLevels),
  openedAt: isoTime,
  /** Whole hours since it was opened, or since its open appeal; until it was decided. */
  ageHours: z.number().int().min(0),
  /** Null while no operator is at work on it. */
  claim: caseClaim.nullable(),
  decidedAt: isoTime.nullable(),
  /** When an edit, or the decision of another case, settled it; null if none did. */
  settledAt: isoTime.nullable(),
  /** How far the last appeal of the company is; null without one. */
  appealStatus: z.enum(appealStatuses).nullable(),
});

const appealText = z.object({
  id: entityId,
  /** What it is against. */
  measure: z.enum(measures),
  text: z.string(),
  createdAt: isoTime,
});

/** The appeal of the one concerned. */
const appealOfCase = appealText.extend({
  /** Another operator than the one who decided the case decides the appeal. */
  needsAnother: z.boolean(),
  /** From when on it can be decided: once the decision cannot be undone; null before the case is decided. */
  decidableFrom: isoTime.nullable(),
  /** Null while the appeal itself is undecided. */
  decision: z
    .object({
      outcome: z.enum(['accepted', 'rejected']),
      reason: z.string(),
      operatorEmail: z.string(),
      decidedAt: isoTime,
    })
    .nullable(),
});

/** Whether somebody can read a job now, and if not, why. */
export const jobStates = ['live', 'closed', 'held', 'removed'] as const;

/** Jobs and cases that a case lists at most. */
export const CASE_LIST_MAX = 8;

/** What was reported, as its readers saw it when the case was opened. */
export const caseSubject = z.object({
  title: z.string(),
  companyName: z.string(),
  /** Labels and texts, in reading order. */
  texts: z.array(z.object({ label: z.string(), text: z.string() })),
});

export const caseDetail = caseSummary.extend({
  subject: caseSubject,
  /** The subject as it is now, where that differs from the copy; null if it does not, is gone or cannot change. */
  present: caseSubject.nullable(),
  /** The addresses of the pictures that it has now; a case about an application has none. */
  pictures: z.object({ jobImage: z.string().nullable(), logo: z.string().nullable() }),
  /** Of what the job or company shows now, and of what its reporters and its owner say, for a decision about it. */
  revision: z.string(),
  signals: z.array(caseSignal),
  /** Whether its job is hidden until the case is decided. */
  held: z.boolean(),
  /** What was held, the first first; equal texts once. */
  versions: z.array(caseVersion),
  /** How often something of the company was held before. */
  heldBefore: z.number().int(),
  /** Other accounts that share something with this one, which proves nothing. */
  linked: z.array(linkedAccount),
  /** What a decision with `nearCopies` decides as well, the oldest first. */
  nearCopies: z.array(nearCopy),
  reports: z.array(
    z.object({
      id: entityId,
      reporter: z.enum(['seeker', 'employer']),
      /** Days between the account's creation and the report; null once the account is deleted. */
      accountAgeDays: z.number().int().nullable(),
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      createdAt: isoTime,
    }),
  ),
  company: z.object({
    id: entityId,
    /** Its account's address. */
    email: z.string(),
    website: z.string().nullable(),
    memberSince: isoTime,
    activeJobs: z.number().int(),
    /** Other cases about the company, its jobs and how it deals with applicants. */
    upheldCases: z.number().int(),
    dismissedCases: z.number().int(),
    openCases: z.number().int(),
    verification: z.enum(verifications),
    /** The newest of those. */
    cases: z.array(
      z.object({
        id: entityId,
        subjectName: z.string(),
        openedAt: isoTime,
        /** Null while it is open; settled by a change, before anybody decided. */
        outcome: z.enum(['upheld', 'dismissed', 'reversed', 'settled']).nullable(),
      }),
    ),
    /** The newest jobs, except the one in question. */
    jobs: z.array(
      z.object({
        id: entityId,
        title: z.string(),
        state: z.enum(jobStates),
        createdAt: isoTime,
      }),
    ),
  }),
  /** Jobs of any company with nearly the same texts, the most similar first. */
  similar: z.array(
    z.object({
      id: entityId,
      title: z.string(),
      companyName: z.string(),
      isOfSameCompany: z.boolean(),
      state: z.enum(jobStates),
      /** The share of the texts that they have in common, roughly. */
      likeness: z.number().min(0).max(1),
    }),
  ),
  /** The last one. */
  appeal: appealOfCase.nullable(),
  /** Against what was done before, and answered by what was done then; the last first. */
  earlierAppeals: z.array(appealText),
  /** The account of the one who applied, where an application was reported; null once it is deleted. */
  seekerId: entityId.nullable(),
  /** Actions that decisions offer now. */
  actions: z.array(z.enum(caseActions)),
  /** Null while the case is open. */
  decision: decided.nullable(),
});

export const DECISION_REASON_MAX = 2_000;

export const decideCaseBody = z
  .object({
    decision: z.enum(caseDecisions, { error: 'Please choose a decision' }),
    action: z.enum(caseActions, { error: 'Please choose an action' }),
    /** As the case had it; 409 stale_revision if something was changed since. */
    revision: readRevision,
    /** Comes first in the reason. */
    cannedReason: z.enum(cannedReasonIds).nullable().default(null),
    /** Kept in the log; the owner of a removed job or a suspended account reads it. Needed without a canned one. */
    reason: optionalText(DECISION_REASON_MAX),
    /** Decides the open cases of near-copies as well. */
    nearCopies: z.boolean().default(false),
  })
  .superRefine(({ decision, cannedReason, reason }, context) => {
    const canned = cannedReason === null ? null : cannedReasons[cannedReason];
    if (canned === null && reason === null) {
      context.addIssue({ code: 'custom', message: 'Please give a reason', path: ['reason'] });
    }
    if (canned && canned.decision !== decision) {
      const message = 'This reason belongs to the other decision';
      context.addIssue({ code: 'custom', message, path: ['cannedReason'] });
    }
  });

export const decideAppealBody = z.object({
  outcome: z.enum(['accept', 'reject'], { error: 'Please choose an outcome' }),
  /** As the case had it; 409 stale_revision if something was changed since. */
  revision: readRevision,
  /** Kept in the log; the one who appealed reads it. */
  reason: requiredParagraphs('Please give a reason', DECISION_REASON_MAX),
});

export type CaseSummary = z.output<typeof caseSummary>;
export type JobState = (typeof jobStates)[number];
export type CaseDetail = z.output<typeof caseDetail>;
export type CaseSubject = z.output<typeof caseSubject>;
