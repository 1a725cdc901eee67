import { keysOf } from '../../../tables.ts';

interface ProfileList {
  readonly title: string;
  /** In the third step of the wizard, if that asks for it. */
  readonly wizardLabel?: string;
  /** Of the input; work has two inputs. */
  readonly placeholder?: string;
  /** Added with one click. */
  readonly suggestions: readonly string[];
}

/**
 * The lists of a profile, in the order in which the profile page shows them (spec section 3). Each has a column of its
 * name in `profiles`.
 */
export const profileLists = {
  education: {
    title: 'Education',
    placeholder: 'Add education',
    suggestions: ["Bachelor's Degree", "Master's Degree", 'High School Diploma', 'Certification'],
  },
  extracurriculars: {
    title: 'Extracurriculars',
    wizardLabel: 'Extracurricular Activities',
    placeholder: 'Add an activity',
    suggestions: ['Student Government', 'Drama Club', 'Debate Team', 'Sports Team'],
  },
  clubs: {
    title: 'Clubs',
    wizardLabel: 'Clubs',
    placeholder: 'Add a club',
    suggestions: ['Chess Club', 'Robotics Club', 'Art Club', 'Science Club'],
  },
  hobbies: {
    title: 'Hobbies',
    wizardLabel: 'Hobbies',
    placeholder: 'Add a hobby',
    suggestions: ['Football', 'Reading', 'Playing Guitar', 'Cooking', 'Basketball'],
  },
  work: {
    title: 'Work Experience',
    suggestions: ['Internship', 'Part-time Job', 'Summer Position', 'Research Assistant'],
  },
  awards: {
    title: 'Awards',
    wizardLabel: 'Awards',
    placeholder: 'Add an award',
    suggestions: ["Dean's List", 'Academic Excellence', 'Leadership Award', 'Sports Achievement'],
  },
  volunteer: {
    title: 'Volunteer',
    wizardLabel: 'Volunteer Experience',
    placeholder: 'Add an experience',
    suggestions: ['Community Service', 'Food Bank', 'Animal Shelter', 'Environmental Projects'],
  },
} as const satisfies Record<string, ProfileList>;

export type ProfileListKey = keyof typeof profileLists;
export const profileListKeys = keysOf(profileLists);

export type WizardList = {
  [Key in ProfileListKey]: (typeof profileLists)[Key] extends { wizardLabel: string } ? Key : never;
}[ProfileListKey];

const isInWizard = (key: ProfileListKey): key is WizardList => 'wizardLabel' in profileLists[key];
/** The lists of the wizard's third step, in their order. */
export const wizardLists = profileListKeys.filter(isInWizard);
