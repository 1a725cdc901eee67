import type { Environment } from './environment.ts';
import { isLoopbackName } from './platform/security/require-loopback.ts';

/** What a public board requires, and a local one replaces with a demo. */
const needed = [
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
] as const satisfies readonly (keyof Environment)[];

/** Whether the board is only meant for someone at this machine. */
export function isLocal({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): boolean {
  if (PUBLIC_URL === undefined) return true;
  return isLoopbackName(new URL(PUBLIC_URL).hostname);
}

/** Whether sample accounts, the sandbox checkout and the page of mails may replace missing settings. */
export function allowsDemo(values: Pick<Environment, 'PUBLIC_URL' | 'PUBLIC_DEMO'>): boolean {
  return isLocal(values) || values.PUBLIC_DEMO === 'on';
}

/** Why a public board cannot start; undefined if it can. */
export function findMissingPublicSettings(values: Environment): string | undefined {
  if (allowsDemo(values)) return undefined;
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length === 0) return undefined;
  const list = missing.join(', ').replace(/, (\w+)$/, ' and $1');
  return `PUBLIC_URL is public and needs ${list} to be set as well; PUBLIC_DEMO=on opens a demo to everybody instead.`;
}
