import type { UserProfile } from '@nextshift/contract';
import type { SectionKey } from './use-section-edit.ts';

export const PICTURE_BUTTON_ID = 'change-picture';

/** The id of the button that opens a section for editing. */
export function sectionButtonId(section: SectionKey): string {
  return `edit-${section}`;
}

export interface ProfileStep {
  readonly action: string;
  readonly why: string;
  /** The button of the page that does it. */
  readonly buttonId: string;
}

interface KnownStep extends ProfileStep {
  readonly isDone: (profile: UserProfile) => boolean;
}

/** What makes a profile complete; what employers ask for most is first. */
const STEPS: readonly KnownStep[] = [
  {
    action: 'Add a picture',
    why: 'Employers see it beside your name.',
    buttonId: PICTURE_BUTTON_ID,
    isDone: ({ profileImage }) => profileImage !== null,
  },
  {
    action: 'Add your bio',
    why: 'It is what employers read first.',
    buttonId: sectionButtonId('bio'),
    isDone: ({ bio }) => Boolean(bio),
  },
  {
    action: 'Add a job you had',
    why: 'Employers look for experience, paid or not.',
    buttonId: sectionButtonId('work'),
    isDone: ({ work }) => work.length > 0,
  },
  {
    action: 'Add your education',
    why: 'It tells employers what you study.',
    buttonId: sectionButtonId('education'),
    isDone: ({ education }) => education.length > 0,
  },
  {
    action: 'Add a club or activity',
    why: 'It shows what you do beside your classes.',
    buttonId: sectionButtonId('extracurriculars'),
    isDone: ({ extracurriculars, clubs, volunteer }) =>
      extracurriculars.length + clubs.length + volunteer.length > 0,
  },
];

/** How much of the profile is there, in percent, and the best step that is left; null if none is. */
export function completenessOf(profile: UserProfile): {
  readonly percent: number;
  readonly next: ProfileStep | null;
} {
  const open = STEPS.filter(({ isDone }) => !isDone(profile));
  return {
    percent: Math.round((1 - open.length / STEPS.length) * 100),
    next: open[0] ?? null,
  };
}
