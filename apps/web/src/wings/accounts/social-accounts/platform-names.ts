import type { SocialPlatform } from '@nextshift/contract';

/** Display names of the platforms (spec section 2.4). */
export const platformNames: Readonly<Record<SocialPlatform, string>> = {
  instagram: 'Instagram',
  tiktok: 'Tiktok',
};
