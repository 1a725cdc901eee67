import * as z from 'zod';
import { entityId } from '../../../field-rules.ts';

export const socialPlatforms = ['instagram', 'tiktok'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** What an account that was never connected is called. */
export const UNCONNECTED_HANDLE = '@yourhandle';
const HANDLE_MAX = 60;
const FOLLOWERS_MAX = 2_000_000_000;
const INVALID_FOLLOWERS = 'Please enter a valid number';

export const socialAccount = z.object({
  id: entityId,
  platform: z.enum(socialPlatforms),
  /** With its '@'. */
  handle: z.string(),
  followers: z.number().int(),
  profileUrl: z.string(),
});

/** An account counts as connected once it has a name of its own and followers. */
export function isConnected(account: { handle: string; followers: number }): boolean {
  return account.handle !== UNCONNECTED_HANDLE && account.followers > 0;
}

/** The address of an account's page, made from the handle without its '@'. */
export function socialProfileUrl(platform: SocialPlatform, handle: string): string {
  const name = encodeURIComponent(handle.replace(/^@/, ''));
  return platform === 'instagram'
    ? `https://www.instagram.com/${name}`
    : `https://www.tiktok.com/@${name}`;
}

const followerCount = z.preprocess(
  (value) => (typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value),
  z
    .number({
      error: ({ input }) =>
        input === null || input === undefined ? 'Follower count is required' : INVALID_FOLLOWERS,
    })
    .min(0, INVALID_FOLLOWERS)
    .max(FOLLOWERS_MAX, INVALID_FOLLOWERS)
    .transform(Math.trunc),
);

/** The dialog 'Connect Instagram' of the profile page, in the order of its messages. */
export const connectInstagramBody = z.object({
  handle: z
    .string('Instagram handle is required')
    .trim()
    .min(1, { error: 'Instagram handle is required', abort: true })
    .startsWith('@', { error: 'Handle must start with @', abort: true })
    .min(2, { error: 'Instagram handle is required', abort: true })
    .max(HANDLE_MAX, `Please use at most ${HANDLE_MAX} characters`),
  followers: followerCount,
});

/** PUT /api/user-social-media/profile/{profileId}: replaces the accounts, one per platform. */
export const saveSocialAccountsBody = z.object({
  accounts: z
    .array(z.object({ platform: z.enum(socialPlatforms), ...connectInstagramBody.shape }))
    .max(socialPlatforms.length)
    .refine(
      (accounts) => new Set(accounts.map(({ platform }) => platform)).size === accounts.length,
      'Each platform can be connected once.',
    ),
});

/**
 * The accounts of the wizard's payload. Its dialog is lenient: anything but a number counts as 0, a
 * handle may lack its '@'; accounts that were never connected are left out.
 */
export const wizardSocialAccounts = z.preprocess(
  (value): unknown => (Array.isArray(value) ? value : []),
  z
    .array(
      z.looseObject({
        platform: z.enum(socialPlatforms),
        handle: z.string().trim().max(HANDLE_MAX).transform(withAt),
        followers: z.preprocess(countOrZero, z.number().int().min(0).max(FOLLOWERS_MAX)),
      }),
    )
    .max(10)
    .transform((accounts) => {
      const byPlatform = new Map(
        accounts
          .filter((account) => account.handle !== '@' && isConnected(account))
          .map(({ platform, handle, followers }) => [platform, { platform, handle, followers }]),
      );
      return [...byPlatform.values()];
    }),
);

function withAt(handle: string): string {
  return handle.startsWith('@') ? handle : `@${handle}`;
}

function countOrZero(value: unknown): number {
  const count = Math.trunc(Number(value ?? 0));
  return Number.isFinite(count) ? count : 0;
}

export type SocialAccount = z.output<typeof socialAccount>;
export type SaveSocialAccountsBody = z.output<typeof saveSocialAccountsBody>;
