import { zodResolver } from '@hookform/resolvers/zod';
import {
  EMPLOYER_COMPANY_FIELDS_MESSAGE,
  EMPLOYER_FIELDS_MESSAGE,
  type Employer,
} from '@nextshift/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { formErrorText } from '../../../platform/forms/field-error-text.ts';
import { useSignUp } from './sign-up.ts';
import { clearSignupDraft } from './signup-draft.ts';
import {
  ACCOUNT_FIELDS,
  accountFailure,
  accountRules,
  COMPANY_FIELDS,
  companyFailure,
  companyRules,
  type AccountForm,
  type AccountValues,
  type CompanyForm,
} from './signup-rules.ts';

export type SignupStep = 1 | 2;

// Focus the field that the message above the button names, not the first invalid one.
const ACCOUNT = { resolver: zodResolver(accountRules), shouldFocusError: false };
const COMPANY = { resolver: zodResolver(companyRules), shouldFocusError: false };
const REGISTRATION_FAILED = 'An error occurred during registration. Please try again.';

/** The two forms of employer signup, their navigation, and the last failure. */
export function useSignupSteps(onRegistered: (employer: Employer) => void) {
  const signUp = useSignUp();
  const account: AccountForm = useForm(ACCOUNT);
  const company: CompanyForm = useForm(COMPANY);
  const [step, setStep] = useState<SignupStep>(1);
  const [failure, setFailure] = useState<string>();
  /** Around the fields of either step. */
  const fields = useRef<HTMLDivElement>(null);

  const goTo = (to: SignupStep) => {
    // Immediately: a hidden field cannot be focused.
    flushSync(() => {
      setStep(to);
      setFailure(undefined);
    });
    fields.current?.focus();
  };

  const showServerFailure = (error: unknown) => {
    const message = failureText(error, REGISTRATION_FAILED);
    const isTaken = error instanceof ApiError && error.code === 'email_taken';
    const ofAccount = isTaken
      ? [{ name: 'email' as const, message }]
      : fieldFailures(error, ACCOUNT_FIELDS);
    if (ofAccount.length > 0) goTo(1);
    setFailure(message);
    for (const [index, { name, message }] of ofAccount.entries()) {
      account.setError(name, { message }, { shouldFocus: index === 0 });
    }
    for (const [index, { name, message }] of fieldFailures(error, COMPANY_FIELDS).entries()) {
      const shouldFocus = index === 0 && ofAccount.length === 0;
      company.setError(name, { message }, { shouldFocus });
    }
  };

  const send = (accountValues: AccountValues) =>
    company.handleSubmit(
      async (companyValues) => {
        setFailure(undefined);
        try {
          const employer = await signUp.mutateAsync({ ...accountValues, ...companyValues });
          clearSignupDraft();
          onRegistered(employer);
        } catch (error) {
          showServerFailure(error);
        }
      },
      (errors) => {
        const failed = companyFailure(errors);
        setFailure(failed?.message);
        if (failed) company.setFocus(failed.name);
      },
    )();

  /** Step 1 is checked again before step 2 is sent. */
  const submit = (event: SubmitEvent) =>
    account.handleSubmit(
      async (accountValues) => {
        if (step === 1) goTo(2);
        else await send(accountValues);
      },
      (errors) => {
        if (step === 2) goTo(1);
        const failed = accountFailure(errors, account.getValues('password'));
        setFailure(failed?.message);
        if (failed) account.setFocus(failed.name);
      },
    )(event);

  return {
    account,
    company,
    fields,
    step,
    goTo,
    submit,
    failure:
      step === 1
        ? formErrorText(failure, account.formState.errors, EMPLOYER_FIELDS_MESSAGE)
        : formErrorText(failure, company.formState.errors, EMPLOYER_COMPANY_FIELDS_MESSAGE),
    clearFailure: () => {
      setFailure(undefined);
    },
    pending: account.formState.isSubmitting,
    /** Percent of the form sent; null while not sending. */
    sentPercent: signUp.isPending ? signUp.percent : null,
  };
}
