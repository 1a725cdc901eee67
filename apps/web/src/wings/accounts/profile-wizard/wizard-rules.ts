import {
  completeProfileBody,
  PHONE_DIGITS,
  PICTURE_REQUIRED_MESSAGE,
  type CompleteProfileBody,
  recordOf,
  wizardLists,
} from '@nextshift/contract';
import type { FieldFailure } from '../../../platform/api/first-failure.ts';
import { withTag } from '../../../ui/forms/with-tag.ts';
import type { WizardDraft, WizardStep } from './wizard-draft.ts';

/** The required fields, in the order of their messages, and the step of each. */
const stepOf = {
  profileImage: 1,
  bio: 1,
  city: 2,
  state: 2,
  currentPosition: 2,
  education: 2,
  phoneNumber: 2,
  ...recordOf(wizardLists, () => 3),
} as const satisfies Partial<Record<keyof WizardDraft, WizardStep>>;

export type WizardField = keyof typeof stepOf;
export type WizardFailure = FieldFailure<WizardField>;

export const wizardFields = [
  'profileImage',
  'bio',
  'city',
  'state',
  'currentPosition',
  'education',
  'phoneNumber',
  ...wizardLists,
] as const satisfies readonly WizardField[];

/** The step to which the first of these failures belongs. */
export function stepOfFailures(failures: readonly WizardFailure[]): WizardStep | null {
  const steps = failures.map(({ name }) => stepOf[name]);
  return steps.length === 0 ? null : steps.reduce((first, step) => (step < first ? step : first));
}

export interface CheckedWizard {
  /** The request body; null while a rule fails. */
  readonly body: CompleteProfileBody | null;
  /** The first failed rule of each field, in order. */
  readonly failures: readonly WizardFailure[];
}

/** Checks the draft by the contract's rules (spec section 5). */
export function checkWizard(userId: string, draft: WizardDraft): CheckedWizard {
  const { instagram } = draft;
  const checked = completeProfileBody.safeParse({
    ...draft,
    userId,
    socialMediaAccounts: instagram ? [{ platform: 'instagram', ...instagram }] : [],
  });
  const failures = wizardFields.flatMap((name): WizardFailure[] => {
    if (name === 'profileImage') {
      return draft.profileImage === null ? [{ name, message: PICTURE_REQUIRED_MESSAGE }] : [];
    }
    const issue = checked.error?.issues.find(({ path }) => path[0] === name);
    return issue ? [{ name, message: issue.message }] : [];
  });
  return { body: failures.length === 0 ? (checked.data ?? null) : null, failures };
}

/** The failures that block a step. An incomplete phone blocks only the last one. */
export function checkStep(userId: string, draft: WizardDraft): readonly WizardFailure[] {
  const hasPhone = draft.phoneNumber.trim() !== '';
  const phoneNumber = hasPhone ? '2'.repeat(PHONE_DIGITS) : '';
  const { failures } = checkWizard(userId, { ...draft, phoneNumber });
  return failures.filter(({ name }) => stepOf[name] === draft.step);
}

/** The draft with typed but not yet added list items added. */
export function withTypedTags(draft: WizardDraft): WizardDraft {
  const next = { ...draft, typed: { ...draft.typed } };
  for (const list of wizardLists) {
    next[list] = [...withTag(draft[list], draft.typed[list])];
    next.typed[list] = '';
  }
  return next;
}
