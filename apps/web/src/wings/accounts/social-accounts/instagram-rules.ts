import { connectInstagramBody } from '@nextshift/contract';
import * as z from 'zod';

export interface InstagramAccount {
  /** With its '@'. */
  readonly handle: string;
  readonly followers: number;
}

export type InstagramRules = z.ZodType<InstagramAccount>;

/** Replaces invalid input of a number field. */
export const NO_NUMBER = 'no number';

const asTyped = z.object({ handle: z.string().trim(), followers: z.string().trim() });

/** For the profile page's dialog. Followers are whole numbers. */
export const profileInstagram: InstagramRules = z.preprocess((value) => {
  const { handle, followers } = asTyped.parse(value);
  const isWhole = followers === '' || Number.isInteger(Number(followers));
  return { handle, followers: isWhole ? followers : NO_NUMBER };
}, connectInstagramBody);

/** For the wizard's dialog (spec section 5): an invalid number counts as 0, the '@' is optional. */
export const wizardInstagram: InstagramRules = z.preprocess((value) => {
  const { handle, followers } = asTyped.parse(value);
  return {
    handle: handle === '' || handle.startsWith('@') ? handle : `@${handle}`,
    followers: Number.isNaN(Number(followers)) ? '0' : followers,
  };
}, profileInstagram);
