import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import {
  caseDetail,
  caseStatuses,
  caseSummary,
  decideAppealBody,
  decideCaseBody,
} from './case-schemas.ts';
import { operator, operatorLogEntry, operatorLoginBody } from './operator-schemas.ts';
import { overviewWeek } from './overview-schemas.ts';

const tag = 'Operators';

export const logInOperator = defineEndpoint({
  method: 'POST',
  path: '/api/operator/login',
  summary: 'Sign in as an operator, with password and the code of an authenticator',
  tag,
  access: 'public',
  rateLimit: 'login',
  body: operatorLoginBody,
  responses: { 200: z.object({ operator }) },
});

export const logOutOperator = defineEndpoint({
  method: 'POST',
  path: '/api/operator/logout',
  summary: "End the operator's session",
  tag,
  access: 'public',
  rateLimit: 'write',
  responses: { 204: null },
});

export const getOperator = defineEndpoint({
  method: 'GET',
  path: '/api/operator/me',
  summary: 'Which operator is signed in',
  tag,
  access: 'operator',
  rateLimit: 'read',
  responses: { 200: z.object({ operator }) },
});

export const listCases = defineEndpoint({
  method: 'GET',
  path: '/api/operator/cases',
  summary:
    'Open cases and appeals, the most severe first, then the oldest. Or decided or settled ones, the latest first',
  tag,
  access: 'operator',
  rateLimit: 'read',
  query: listQuery.extend({ status: z.enum(caseStatuses).default('open') }),
  responses: { 200: z.object({ cases: z.array(caseSummary) }) },
});

const caseParams = z.object({ caseId: entityId });

export const getCase = defineEndpoint({
  method: 'GET',
  path: '/api/operator/cases/:caseId',
  summary: 'A case with its reports; the look is logged',
  tag,
  access: 'operator',
  rateLimit: 'read',
  params: caseParams,
  responses: { 200: z.object({ case: caseDetail }) },
});

export const claimCase = defineEndpoint({
  method: 'POST',
  path: '/api/operator/cases/:caseId/claim',
  summary:
    'Take a case for an hour, or for another hour. Meanwhile, nobody else decides it; 409 if another operator has it',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: caseParams,
  responses: { 200: z.object({ case: caseDetail }) },
});

export const releaseCase = defineEndpoint({
  method: 'DELETE',
  path: '/api/operator/cases/:caseId/claim',
  summary: 'Give a claimed case back; changes nothing if another operator has it',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: caseParams,
  responses: { 204: null },
});

export const decideCase = defineEndpoint({
  method: 'POST',
  path: '/api/operator/cases/:caseId/decide',
  summary:
    'Decide an open case, and on request its near-copies. 409 if it is decided, another operator has claimed it, or its subject was changed since it was read',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: caseParams,
  body: decideCaseBody,
  responses: { 200: z.object({ case: caseDetail }) },
});

export const undoDecision = defineEndpoint({
  method: 'POST',
  path: '/api/operator/cases/:caseId/undo',
  summary: 'Open a case again within ten minutes of its decision, and put back what it removed',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: caseParams,
  responses: { 200: z.object({ case: caseDetail }) },
});

export const decideAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/operator/appeals/:appealId/decide',
  summary:
    'Accept an appeal, which reverses the decision, or reject it. 409 if it is decided, or its subject was changed since it was read',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: z.object({ appealId: entityId }),
  body: decideAppealBody,
  responses: { 200: z.object({ case: caseDetail }) },
});

export const listOperatorLog = defineEndpoint({
  method: 'GET',
  path: '/api/operator/log',
  summary: 'What operators did and looked at, newest first',
  tag,
  access: 'operator',
  rateLimit: 'read',
  query: listQuery,
  responses: { 200: z.object({ entries: z.array(operatorLogEntry) }) },
});

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/operator/overview',
  summary: 'What happened on the board in each of the last 26 weeks, the oldest first',
  tag,
  access: 'operator',
  rateLimit: 'read',
  responses: { 200: z.object({ weeks: z.array(overviewWeek) }) },
});
