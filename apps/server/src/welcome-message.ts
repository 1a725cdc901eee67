import type { Config } from './config.ts';
import { demoAccounts, demoOperator } from '@nextshift/demo-data/accounts';
import { hasOutbox } from './platform/mail/outbox-routes.ts';
import { DEMO_PASSWORD } from './platform/authentication/published-password.ts';
import type { RunningServer } from './start-server.ts';

/** What a person at the terminal needs to know once the server is up. */
export function welcomeMessage(config: Config, { app, hasDemoData }: RunningServer): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const home = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  const lines = ['', `  NextShift is ready: ${home}`, `  API: ${home}/api/docs`];
  if (hasOutbox(config)) lines.push(`  Mails: ${home}/dev/outbox`);
  if (!config.isLocal && config.allowsDemo) {
    lines.push(
      '  PUBLIC_DEMO=on: whoever finds this board may use what follows, and read every mail.',
    );
  }
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
