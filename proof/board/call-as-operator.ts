import { getCase, getEmployerFile } from '@nextshift/contract';
import { OPERATOR_AGENT } from '@nextshift/test-kit/people/insert-operator';
import { ask } from '@nextshift/test-kit/requests/ask';
import type { Caller } from './principals.ts';

/** Adds to the options of a call what an operator's browser sends with it, from a page of the board. */
export function asOperator<Options extends object>(
  address: string,
  { token }: Caller,
  options: Options,
) {
  const cookie = `nextshift-operator=${token ?? ''}`;
  return { ...options, headers: { cookie, 'user-agent': OPERATOR_AGENT, origin: address } };
}

/** What a case is about now, which a decision names. */
export async function readCaseRevision(
  address: string,
  operator: Caller,
  caseId: string,
): Promise<string> {
  return (await ask(address, getCase, asOperator(address, operator, { caseId }))).case.revision;
}

/** What a company says of itself now, which a verification names. */
export async function readCompanyRevision(
  address: string,
  operator: Caller,
  employerId: string,
): Promise<string> {
  const options = asOperator(address, operator, { employerId });
  return (await ask(address, getEmployerFile, options)).employer.revision;
}
