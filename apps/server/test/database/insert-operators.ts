import { generateSync } from 'otplib';
import { addOperator } from '../../src/wings/identity/operators/index.ts';
import { type Api, apiOf, type CallApp } from '../call-app.ts';
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
  const response = await app.api.logInOperator({
    body: { email, password, code: codeAt(operator, app.clock.read()) },
    headers: { 'user-agent': TEST_AGENT, origin: 'http://nextshift.example' },
  });
  const cookie = response.cookies.find(({ name }) => name === 'nextshift-operator');
  if (!cookie) throw new Error(`the operator was not signed in: ${response.body}`);
  return { cookie: `nextshift-operator=${cookie.value}`, 'user-agent': TEST_AGENT };
}

/** A signed-in operator and their calls, from a page of ours. */
export interface Operator {
  readonly email: string;
  readonly call: CallApp;
  readonly api: Api;
  /** Starts another session, for which the clock must have reached another code. */
  readonly signInAgain: () => Promise<void>;
}

/** Signs a new operator in. */
export async function useOperator(app: TestApp): Promise<Operator> {
  const operator = await insertOperator(app);
  let session = await signInOperator(app, operator);
  const call: CallApp = (method, url, options) =>
    app.call(method, url, {
      ...options,
      headers: { ...session, origin: 'http://nextshift.example' },
    });
  return {
    email: operator.email,
    call,
    api: apiOf(call),
    async signInAgain() {
      session = await signInOperator(app, operator);
    },
  };
}
