import { type ProfileListKey, profileListKeys, recordOf } from '@nextshift/contract';
import type { ContactHider } from './contact-hider.ts';

/** What a person writes about themselves. */
export interface OwnWords extends Readonly<Record<ProfileListKey, string[]>> {
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string | null;
  readonly currentPosition: string | null;
}

/** Hides contact in all texts of a profile, also what is split over its entries and fields. */
export function hideInProfile(words: OwnWords, hide: ContactHider): OwnWords {
  const { firstName, lastName, bio, currentPosition } = words;
  const lists = profileListKeys.flatMap((key) => words[key]);
  const hidden = hide([firstName, lastName, bio ?? '', currentPosition ?? '', ...lists]);
  // Properties are evaluated in this order, which is that of the texts.
  const take = (count: number) => hidden.splice(0, count);
  const [first = '', last = '', hiddenBio = '', position = ''] = take(4);
  return {
    firstName: first,
    lastName: last,
    bio: bio === null ? null : hiddenBio,
    currentPosition: currentPosition === null ? null : position,
    ...recordOf(profileListKeys, (key) => take(words[key].length)),
  };
}
