import { connectInstagramBody } from '@nextshift/contract';
import * as z from 'zod';

export interface InstagramAccount {
  /** With its '@'. */
  readonly handle: string;
  readonly followers: number;
}

export type InstagramRules = z.ZodType<InstagramAccount>;

/** Stands for what a number field holds and cannot read. */
export const NO_NUMBER = 'no number';

const asTyped = z.object({ handle: z.string().trim(), followers: z.string().trim() });

/** The dialog of the profile page. Nobody has half a follower. */
export const profileInstagram: InstagramRules = z.preprocess((value) => {
  const { handle, followers } = asTyped.parse(value);
  const isWhole = followers === '' || Number.isInteger(Number(followers));
  return { handle, followers: isWhole ? followers : NO_NUMBER };
}, connectInstagramBody);

/** The dialog of the wizard (spec section 5): what is no number counts as 0, the '@' may be left out. */
export const wizardInstagram: InstagramRules = z.preprocess((value) => {
  const { handle, followers } = asTyped.parse(value);
  return {
    handle: handle === '' || handle.startsWith('@') ? handle : `@${handle}`,
    followers: Number.isNaN(Number(followers)) ? '0' : followers,
  };
}, profileInstagram);
