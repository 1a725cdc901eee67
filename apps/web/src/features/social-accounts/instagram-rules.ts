import { connectInstagramBody } from '@nextshift/contract';
import * as z from 'zod';

export interface InstagramAccount {
  /** With its '@'. */
  readonly handle: string;
  readonly followers: number;
}

export type InstagramRules = z.ZodType<InstagramAccount>;

/** The dialog of the profile page. */
export const profileInstagram: InstagramRules = connectInstagramBody;

const asTyped = z.object({ handle: z.string().trim(), followers: z.string().trim() });

/** The dialog of the wizard (spec section 5): what is no number counts as 0, the '@' may be left out. */
export const wizardInstagram: InstagramRules = z.preprocess((value) => {
  const { handle, followers } = asTyped.parse(value);
  const isNumber = followers === '' || !Number.isNaN(Number(followers));
  return {
    handle: handle === '' || handle.startsWith('@') ? handle : `@${handle}`,
    followers: isNumber ? followers : '0',
  };
}, connectInstagramBody);
