import { generateSync } from 'otplib';
import { addOperator } from '../../src/wings/identity/operators/index.ts';
import type { TestApp } from '../create-test-app.ts';
import { anEmail } from '../unique.ts';

export const TEST_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

export interface TestOperator {
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string;
}

/** The headers of a signed-in operator. */
export type OperatorHeaders = Readonly<Record<'cookie' | 'user-agent', string>>;

export async function insertOperator(app: TestApp): Promise<TestOperator> {
  const email = anEmail();
  return { email, ...(await addOperator(app.platform, email)) };
}

/** The code that the operator's authenticator shows at a moment. */
export function codeAt({ totpSecret }: TestOperator, at: Date): string {
  return generateSync({ secret: totpSecret, epoch: Math.floor(at.getTime() / 1000) });
}

/** The token of a new session. */
export async function signInOperator(
  app: TestApp,
  operator: TestOperator,
): Promise<OperatorHeaders> {
  const { email, password } = operator;
  const response = await app.call('POST', '/api/operator/login', {
    body: { email, password, code: codeAt(operator, app.clock.read()) },
    headers: { 'user-agent': TEST_AGENT, origin: 'http://nextshift.example' },
  });
  const cookie = response.cookies.find(({ name }) => name === 'nextshift-operator');
  if (!cookie) throw new Error(`the operator was not signed in: ${response.body}`);
  return { cookie: `nextshift-operator=${cookie.value}`, 'user-agent': TEST_AGENT };
}

/** What is called below `/api/operator`. */
export type OperatorCall = readonly [method: 'GET' | 'POST', path: string, body?: object];

/** Calls as a signed-in operator, from a page of ours. */
export function callAsOperator(
  app: TestApp,
  as: OperatorHeaders,
  ...[method, path, body]: OperatorCall
) {
  return app.call(method, `/api/operator${path}`, {
    headers: { ...as, origin: 'http://nextshift.example' },
    ...(body ? { body } : {}),
  });
}

/** Signs a new operator in. @returns the address, and calls as from a page of ours */
export async function useOperator(app: TestApp) {
  const operator = await insertOperator(app);
  const headers = await signInOperator(app, operator);
  const call = (...request: OperatorCall) => callAsOperator(app, headers, ...request);
  return { email: operator.email, call };
}
