import type { PlanId } from '@nextshift/contract';

/** A plan, or none. */
export type PlanType = PlanId | 'none';

export type JobStatus = 'active' | 'closed';

export type SocialPlatform = 'instagram' | 'tiktok';
