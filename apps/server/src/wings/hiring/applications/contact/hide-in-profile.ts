import type { ContactHider } from './contact-hider.ts';

/** What a person writes about themselves. */
export interface OwnWords {
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string | null;
  readonly currentPosition: string | null;
  readonly education: string[];
  readonly extracurriculars: string[];
  readonly clubs: string[];
  readonly hobbies: string[];
  readonly work: string[];
  readonly awards: string[];
  readonly volunteer: string[];
}

/** Hides contact in all texts of a profile, also what is split over its entries and fields. */
export function hideInProfile(words: OwnWords, hide: ContactHider): OwnWords {
  const { firstName, lastName, bio, currentPosition } = words;
  const { education, extracurriculars, clubs, hobbies, work, awards, volunteer } = words;
  const lists = [education, extracurriculars, clubs, hobbies, work, awards, volunteer];
  const hidden = hide([firstName, lastName, bio ?? '', currentPosition ?? '', ...lists.flat()]);
  // Properties are evaluated in this order, which is that of the texts.
  const take = (count: number) => hidden.splice(0, count);
  const [first = '', last = '', hiddenBio = '', position = ''] = take(4);
  return {
    firstName: first,
    lastName: last,
    bio: bio === null ? null : hiddenBio,
    currentPosition: currentPosition === null ? null : position,
    education: take(education.length),
    extracurriculars: take(extracurriculars.length),
    clubs: take(clubs.length),
    hobbies: take(hobbies.length),
    work: take(work.length),
    awards: take(awards.length),
    volunteer: take(volunteer.length),
  };
}
