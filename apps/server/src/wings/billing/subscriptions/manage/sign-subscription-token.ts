import type { Subscription } from '@nextshift/contract';
import { SignJWT } from 'jose';
import type { Platform } from '../../../../platform/platform.ts';

/** Lifetime of a display token, in seconds. */
const TOKEN_LIFETIME_S = 3_600;

/** A signed summary of the subscription for display; the server itself never trusts it. */
export function signSubscriptionToken(
  { secrets, clock }: Platform,
  employerId: string,
  subscription: Subscription,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT({
    status: subscription.status,
    planType: subscription.planType,
    features: subscription.planDetails.features,
    limitations: subscription.planDetails.limitations,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(employerId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME_S)
    .sign(secrets.signingKey('subscription token'));
}
