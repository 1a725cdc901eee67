import type { Config } from './config.ts';
import { demoAccounts, demoOperator } from '@nextshift/demo-data/accounts';
import { hasOutbox } from './platform/mail/outbox-routes.ts';
import { DEMO_PASSWORD } from './platform/authentication/published-password.ts';
import { isLoopbackName } from './platform/security/require-loopback.ts';
import type { RunningServer } from './start-server.ts';

/** What a person at the terminal needs to know once the server is up. */
export function welcomeMessage(
  config: Config,
  { app, hasDemoData }: Pick<RunningServer, 'app' | 'hasDemoData'>,
): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const home = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  const lines = ['', `  NextShift is ready: ${home}`, `  API: ${home}/api/docs`];
  if (hasOutbox(config)) lines.push(`  Mails: ${home}/dev/outbox`);
  lines.push(...explainReach(config));
  if (hasDemoData) {
    lines.push('', `  Demo accounts, password ${DEMO_PASSWORD} for all:`);
    for (const { email, what } of Object.values(demoAccounts))
      lines.push(`    ${email.padEnd(26)} ${what}`);
    const { email: operator, totpSecret } = demoOperator;
    lines.push(
      `    ${operator.padEnd(26)} operator, at /operator/login; authenticator: ${totpSecret}`,
    );
  }
  return [...lines, ''].join('\n');
}

/** Who can use this board, and what of it. */
function explainReach({ isClosed, isLocal, isDemoPublic, host }: Config): string[] {
  if (isDemoPublic) {
    return ['  PUBLIC_DEMO=on: anyone who finds this board may use its demo, and read every mail.'];
  }
  if (isClosed) return ['  Only this machine reaches it. HOST=0.0.0.0 opens it to your network.'];
  if (!isLocal || isLoopbackName(host) || host === '::1') return [];
  return [
    `  HOST=${host}: other machines reach this board. Demo accounts, test checkout and mails still open only`,
    '  on this machine; PUBLIC_DEMO=on opens them to everybody.',
  ];
}
