/** The lists of a profile, in the order in which the profile page shows them (spec section 3). */
export const profileListKeys = [
  'education',
  'extracurriculars',
  'clubs',
  'hobbies',
  'work',
  'awards',
  'volunteer',
] as const;

export type ProfileListKey = (typeof profileListKeys)[number];

/** A list's suggestions, added with one click. */
export const profileSuggestions = {
  education: ["Bachelor's Degree", "Master's Degree", 'High School Diploma', 'Certification'],
  extracurriculars: ['Student Government', 'Drama Club', 'Debate Team', 'Sports Team'],
  clubs: ['Chess Club', 'Robotics Club', 'Art Club', 'Science Club'],
  hobbies: ['Football', 'Reading', 'Playing Guitar', 'Cooking', 'Basketball'],
  work: ['Internship', 'Part-time Job', 'Summer Position', 'Research Assistant'],
  awards: ["Dean's List", 'Academic Excellence', 'Leadership Award', 'Sports Achievement'],
  volunteer: ['Community Service', 'Food Bank', 'Animal Shelter', 'Environmental Projects'],
} as const satisfies Record<ProfileListKey, readonly string[]>;

/** Whether the wizard was completed: all of its fields that cannot be removed later are present. */
export function isCompleteProfile(profile: {
  readonly city: string | null;
  readonly state: string | null;
  readonly currentPosition: string | null;
}): boolean {
  const { city, state, currentPosition } = profile;
  return city !== null && state !== null && currentPosition !== null;
}

/** Characters. */
export const BIO_MAX = 2_000;
export const PROFILE_ITEM_MAX = 120;
/** Items of one list. */
export const PROFILE_LIST_MAX = 30;
