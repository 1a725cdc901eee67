import { DAY_MS } from '@nextshift/contract';
import { networkOf } from '../security/network-of.ts';
import type { Platform } from '../platform.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';

/** How often a day an account does what sends a mail to somebody else, and how often its network does. */
const mailLimits = {
  'sales-inquiry': { account: 3, network: 20 },
} as const;

interface Sender {
  readonly account: { readonly kind: string; readonly accountId: string };
  readonly ip: string;
}

/** Limits acts that send mails to others, across instances. @returns a check that throws `too_many_requests` */
export function createMailLimit(platform: Platform) {
  const count = createSharedRateLimit(platform);

  return async (act: keyof typeof mailLimits, { account, ip }: Sender) => {
    if (!platform.config.rateLimit) return;
    const { account: ofAccount, network: ofNetwork } = mailLimits[act];
    await count(`mail ${act} ${account.kind} ${account.accountId}`, {
      max: ofAccount,
      windowMs: DAY_MS,
    });
    await count(`mail ${act} ${networkOf(ip)}`, { max: ofNetwork, windowMs: DAY_MS });
  };
}
