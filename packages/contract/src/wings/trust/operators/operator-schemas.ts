import * as z from 'zod';
import { credential, emailCredential } from '../../accounts/accounts/account-schemas.ts';
import { entityId, isoTime } from '../../../field-rules.ts';

export const OPERATOR_LOGIN_MESSAGE = 'Email, password and code are required.';

export const operatorLoginBody = z.object({
  email: emailCredential(OPERATOR_LOGIN_MESSAGE),
  password: credential(OPERATOR_LOGIN_MESSAGE),
  /** Six digits of the authenticator; blanks are ignored. */
  code: credential(OPERATOR_LOGIN_MESSAGE),
});

export const operator = z.object({ id: entityId, email: z.string() });

export const operatorActs = [
  'signed_in',
  'viewed_case',
  'claimed_case',
  'released_case',
  'decided_case',
  'undid_decision',
  'decided_appeal',
  'searched_accounts',
  'viewed_account',
  'verified_account',
  'suspended_account',
  'restored_account',
  'set_thresholds',
] as const;

export const accountKinds = ['employer', 'seeker'] as const;

export const operatorLogEntry = z.object({
  id: z.string(),
  at: isoTime,
  operatorEmail: z.string(),
  act: z.enum(operatorActs),
  caseId: entityId.nullable(),
  /** What the case is about, or the name of the company; null without one, and for seekers. */
  subjectName: z.string().nullable(),
  /** The account; null for other acts. A search has a kind alone. */
  accountKind: z.enum(accountKinds).nullable(),
  accountId: entityId.nullable(),
  /** How many accounts a search showed; null for other acts. */
  foundCount: z.number().int().nullable(),
  /** The decision with its action, as `uphold remove_job`, or what became of an appeal; null for other acts. */
  outcome: z.string().nullable(),
  /** Why, or what was set. */
  reason: z.string().nullable(),
});

export type Operator = z.output<typeof operator>;
export type OperatorLogEntry = z.output<typeof operatorLogEntry>;
export type OperatorAct = (typeof operatorActs)[number];
