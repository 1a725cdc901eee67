import { WIZARD_STEPS, type UserProfile } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { StepProgress } from '../../../ui/feedback/step-progress.tsx';
import { AboutStep } from './about-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ListsStep } from './lists-step.tsx';
import { useInitialDraft } from './use-initial-draft.ts';
import { useWizard } from './use-wizard.ts';
import type { WizardOptions } from './use-wizard-draft.ts';
import type { WizardDraft, WizardStep } from './wizard-draft.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

const TITLES: Readonly<Record<WizardStep, string>> = {
  1: 'About you',
  2: 'Your details',
  3: 'What you do',
  4: 'Show your work',
};

const LEADS: Readonly<Record<WizardStep, string>> = {
  1: 'The face and the words that employers see first.',
  2: 'So that employers near you can find and reach you.',
  3: 'Add what applies; you can change all of it later.',
  4: 'Upload portfolio and connect your social media to apply for content creation jobs',
};

export interface ProfileWizardProps {
  userId: string;
  /** The partial profile created by an introduction. */
  profile: UserProfile | null;
  /** The portfolio videos of step 4. */
  videos: ReactNode;
  /** A video is uploading: completing waits for it. */
  isUploading: boolean;
  /** The social accounts of step 4. */
  social: (
    instagram: WizardDraft['instagram'],
    onConnect: (instagram: WizardDraft['instagram']) => void,
  ) => ReactNode;
}

/** The profile in four steps (spec section 2.3), continued across tabs and devices. */
export function ProfileWizard(props: ProfileWizardProps) {
  const { initial, isTyped, error, isFetching, refetch } = useInitialDraft(
    props.userId,
    props.profile,
  );
  if (initial) return <Wizard initial={initial} isTyped={isTyped} {...props} />;
  if (!error) return <WizardSkeleton />;
  return (
    <LoadFailure
      title="What you entered did not load"
      message={failureText(error, 'Something went wrong. Please try again.')}
      retrying={isFetching}
      onRetry={refetch}
    />
  );
}

/**
 * All steps stay mounted, so that going back loses nothing; once it is saved, the page redirects because
 * the profile exists.
 */
function Wizard({
  initial,
  isTyped,
  userId,
  profile,
  videos,
  isUploading,
  social,
}: ProfileWizardProps & Pick<WizardOptions, 'initial' | 'isTyped'>) {
  const wizard = useWizard({ userId, initial, isTyped, profile }, isUploading);
  const { draft, change, errorOf, fields, failure, pending, keepState } = wizard;
  const blocker = useUnsavedGuard(() => isUploading || keepState === 'failed');
  const { step } = draft;
  const props = { draft, change, errorOf };

  return (
    <form
      method="post"
      noValidate
      onBlur={wizard.flush}
      onSubmit={(event) => {
        event.preventDefault();
        void wizard.submit();
      }}
    >
      <FormError className="mb-5">{failure}</FormError>
      <StepProgress step={step} of={WIZARD_STEPS} title={TITLES[step]} className="mb-5" />
      <Card>
        <div
          ref={fields}
          role="group"
          aria-label={TITLES[step]}
          tabIndex={-1}
          className="scroll-mt-96 outline-none"
        >
          <h2 className="text-heading font-bold">{TITLES[step]}</h2>
          <p className="mt-1 mb-6 text-ink-soft">{LEADS[step]}</p>
          <div hidden={step !== 1} className="space-y-6">
            <AboutStep userId={userId} {...props} />
          </div>
          <div hidden={step !== 2} className="space-y-5">
            <DetailsStep {...props} />
          </div>
          <div hidden={step !== 3} className="space-y-8">
            <ListsStep {...props} />
          </div>
          <div hidden={step !== 4} className="space-y-8">
            {videos}
            {social(draft.instagram, (instagram) => {
              change({ instagram });
            })}
          </div>
        </div>
        <div className="mt-8 flex gap-3 border-t border-line pt-5 sm:justify-end">
          {step > 1 ? (
            <Button
              variant="secondary"
              size="large"
              className="max-sm:flex-1 max-sm:px-3"
              disabled={pending}
              onClick={wizard.back}
            >
              Back
            </Button>
          ) : null}
          <Button
            type="submit"
            size="large"
            className="max-sm:flex-1 max-sm:px-3"
            pending={pending}
            pendingLabel="Saving..."
          >
            {step === WIZARD_STEPS ? 'Complete' : 'Next'}
          </Button>
        </div>
      </Card>
      <p role="status" className="mt-4 text-center text-sm text-ink-soft">
        {keepState === 'failed'
          ? 'What you entered could not be sent yet. This tab keeps it and tries again.'
          : 'What you enter is kept in your account. You can go on later, or on another device.'}
      </p>
      <UnsavedDialog
        blocker={blocker}
        title="Leave before your profile is complete?"
        description={
          isUploading
            ? 'A video that is still uploading stops.'
            : 'What you entered could not be sent to your account. It stays in this tab until you sign out.'
        }
      />
    </form>
  );
}

/** The skeleton of the wizard while its draft loads. */
function WizardSkeleton() {
  return (
    <SkeletonGroup label="Loading what you entered">
      <Skeleton className="mb-5 h-10" />
      <Card>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-6 size-24 rounded-full" />
        <Skeleton className="mt-6 h-32" />
        <Skeleton className="mt-8 h-12" />
      </Card>
    </SkeletonGroup>
  );
}
