import { OPERATOR_AGENT } from '@nextshift/test-kit/people/insert-operator';
import { callWithRetryOrFail } from './call-with-retry.ts';
import type { Caller } from './principals.ts';

/** A call of an operator, as from a page of the board. @returns the response's body */
export function callAsOperator(
  address: string,
  { token }: Caller,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = {
    cookie: `nextshift-operator=${token ?? ''}`,
    'user-agent': OPERATOR_AGENT,
    origin: address,
  };
  const url = `/api/operator${path}`;
  return callWithRetryOrFail(address, method, url, { headers, ...(body ? { body } : {}) });
}

/** What a case is about now, which a decision names. */
export async function readCaseRevision(
  address: string,
  operator: Caller,
  caseId: string,
): Promise<string> {
  const response = await callAsOperator(address, operator, 'GET', `/cases/${caseId}`);
  return (response as { case: { revision: string } }).case.revision;
}

/** What a company says of itself now, which a verification names. */
export async function readCompanyRevision(
  address: string,
  operator: Caller,
  employerId: string,
): Promise<string> {
  const response = await callAsOperator(address, operator, 'GET', `/employers/${employerId}`);
  return (response as { employer: { revision: string } }).employer.revision;
}
