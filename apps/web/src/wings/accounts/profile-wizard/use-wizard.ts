import { PICTURE_REQUIRED_MESSAGE } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { useCompleteProfile } from './complete-profile.ts';
import { useWizardDraft, type WizardOptions } from './use-wizard-draft.ts';
import type { WizardDraft, WizardStep } from './wizard-draft.ts';
import {
  checkStep,
  checkWizard,
  stepOfFailures,
  withTypedTags,
  wizardFields,
  type WizardFailure,
  type WizardField,
} from './wizard-rules.ts';

const SAVE_FAILED = 'An error occurred while saving your profile';
const STILL_UPLOADING = 'A video is still uploading. Please wait for it, or cancel it.';

type Errors = Partial<Record<WizardField, string>>;

/** The wizard's draft, its navigation, and the last failure. */
export function useWizard(options: WizardOptions, isUploading: boolean) {
  const { userId } = options;
  const { draft, change, keepState, flush, hold, release, finish } = useWizardDraft(options);
  const complete = useCompleteProfile({ hold, onSaved: finish });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  /** Around the fields of all steps. */
  const fields = useRef<HTMLDivElement>(null);

  const showTop = () => fields.current?.scrollIntoView({ block: 'start' });

  /** Immediately: a hidden field cannot be focused. */
  const goTo = (step: WizardStep) => {
    flushSync(() => {
      change({ step });
      setFailure(undefined);
    });
    fields.current?.focus({ preventScroll: true });
    showTop();
  };

  const showFailures = (failures: readonly WizardFailure[]) => {
    const step = stepOfFailures(failures);
    if (step !== null && step !== draft.step) goTo(step);
    setErrors(Object.fromEntries(failures.map(({ name, message }) => [name, message])));
    const first = failures[0]?.name ?? '';
    fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  /** Scrolls to the red box, which is far above the button. */
  const fail = (message: string) => {
    setFailure(message);
    if (document.activeElement?.closest('[role="group"]') !== fields.current) showTop();
  };

  const showServerFailure = (error: unknown) => {
    const message = failureText(error, SAVE_FAILED);
    const isOfPicture = message === PICTURE_REQUIRED_MESSAGE;
    showFailures(
      isOfPicture ? [{ name: 'profileImage', message }] : fieldFailures(error, wizardFields),
    );
    if (isOfPicture) change({ profileImage: null });
    fail(message);
  };

  const save = async (whole: WizardDraft) => {
    const { body, failures } = checkWizard(userId, whole);
    setFailure(undefined);
    if (body === null) showFailures(failures);
    else if (isUploading) fail(STILL_UPLOADING);
    else {
      await complete.mutateAsync(body).catch((error: unknown) => {
        release();
        showServerFailure(error);
      });
    }
  };

  return {
    draft,
    keepState,
    flush,
    fields,
    failure,
    pending: complete.isPending,
    errorOf: (field: WizardField) => errors[field],
    change: (changes: Partial<WizardDraft>) => {
      change(changes);
      const isChanged = (name: string) => Object.hasOwn(changes, name);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !isChanged(name))),
      );
    },
    back: () => {
      if (draft.step > 1) goTo(STEP_BEFORE[draft.step]);
    },
    /** Next on steps 1 to 3, Complete on step 4. */
    submit: async () => {
      if (complete.isPending) return;
      const whole = withTypedTags(draft);
      change(whole);
      if (draft.step === 4) return save(whole);
      const failures = checkStep(userId, whole);
      if (failures.length > 0) showFailures(failures);
      else goTo(STEP_AFTER[draft.step]);
    },
  };
}

const STEP_BEFORE = { 1: 1, 2: 1, 3: 2, 4: 3 } as const;
const STEP_AFTER = { 1: 2, 2: 3, 3: 4 } as const;
