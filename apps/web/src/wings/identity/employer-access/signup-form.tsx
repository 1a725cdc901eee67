import type { Employer } from '@nextshift/contract';
import { JoiningTerms } from '../credentials/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { StepProgress } from '../../../ui/feedback/step-progress.tsx';
import { AccountStep } from './account-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { useSignupDraft } from './use-signup-draft.ts';
import { useSignupSteps } from './use-signup-steps.ts';

const STEPS = {
  1: { title: 'Your account', action: 'Next', pending: 'Checking...' },
  2: { title: 'Your company', action: 'Create Account', pending: 'Creating account...' },
} as const;

export interface SignupFormProps {
  onRegistered: (employer: Employer) => void;
}

/**
 * Employer signup in two steps. Both stay mounted, so that going back loses nothing and a
 * password manager sees the account when the form is sent.
 */
export function SignupForm({ onRegistered }: SignupFormProps) {
  const { account, company, fields, step, goTo, submit, failure, clearFailure, ...state } =
    useSignupSteps(onRegistered);
  const keepDraft = useSignupDraft(account, company);
  const { title, action, pending } = STEPS[step];

  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        clearFailure();
        keepDraft();
      }}
      pending={state.pending}
      error={failure}
      submitLabel={action}
      pendingLabel={pending}
      note={
        step === 2 ? (
          <>
            <JoiningTerms />
            {state.sentPercent === null ? null : (
              <ProgressBar label="Sending" percent={state.sentPercent} />
            )}
          </>
        ) : undefined
      }
      secondaryAction={
        step === 2 ? (
          <Button
            variant="secondary"
            size="large"
            disabled={state.pending}
            onClick={() => {
              goTo(1);
            }}
          >
            Back
          </Button>
        ) : undefined
      }
    >
      <div ref={fields} role="group" aria-label={title} tabIndex={-1} className="outline-none">
        <StepProgress step={step} of={2} title={title} className="mb-7" />
        <div hidden={step !== 1} className="flex flex-col gap-8.5">
          <AccountStep form={account} />
        </div>
        <div hidden={step !== 2} className="flex flex-col gap-8.5">
          <CompanyStep form={company} />
        </div>
      </div>
    </FormShell>
  );
}
