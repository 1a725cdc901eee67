import type { ProfileListKey } from '@nextshift/contract';

/** The lists that take one text at a time; work takes two. */
export type ListSectionKey = Exclude<ProfileListKey, 'work'>;
export type SectionKey = ProfileListKey | 'bio' | 'currentPosition';

/** The title of each list, and its input's placeholder. */
export const listSections: Readonly<
  Record<ListSectionKey, { readonly title: string; readonly placeholder: string }>
> = {
  education: { title: 'Education', placeholder: 'Add education' },
  extracurriculars: { title: 'Extracurriculars', placeholder: 'Add an activity' },
  clubs: { title: 'Clubs', placeholder: 'Add a club' },
  hobbies: { title: 'Hobbies', placeholder: 'Add a hobby' },
  awards: { title: 'Awards', placeholder: 'Add an award' },
  volunteer: { title: 'Volunteer', placeholder: 'Add an experience' },
};
