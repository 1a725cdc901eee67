import {
  EMPLOYER_FIELDS_MESSAGE,
  type Employer,
  type UpdateEmployerBody,
} from '@nextshift/contract';
import { useEffect, useRef, useState } from 'react';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { formErrorText } from '../../../platform/forms/field-error-text.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { DraftNotice } from '../../../ui/forms/draft-notice.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import type { CompanyDraft } from './company-draft.ts';
import { CompanyFields } from './company-fields.tsx';
import { COMPANY_FIELDS, companyFailure } from './company-rules.ts';
import { VerificationNotice } from './verification-notice.tsx';
import { useCompanyForm } from './use-company-form.ts';

export interface CompanyFormProps {
  employer: Employer;
  /** @throws {ApiError} */
  save: (changes: UpdateEmployerBody) => Promise<unknown>;
  onSaved: () => void;
  /** Canceled; `typed` is what would be lost, null if nothing was changed. */
  onCancel: (typed: CompanyDraft | null) => void;
}

/** The company profile in edit mode. Failures never lose input. */
export function CompanyForm({ employer, save, onSaved, onCancel }: CompanyFormProps) {
  const { form, isRestored, isUnsaved, startOver, finish } = useCompanyForm(employer);
  const { handleSubmit, setError, setFocus, getValues, formState } = form;
  const blocker = useUnsavedGuard(isUnsaved);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const showServerFailure = (error: unknown) => {
    const message = failureText(error, 'Failed to save the company profile. Please try again.');
    setFailure(message);
    const ofFields = fieldFailures(error, COMPANY_FIELDS);
    for (const [index, { name, message }] of ofFields.entries()) {
      setError(name, { message }, { shouldFocus: index === 0 });
    }
  };

  const submit = handleSubmit(
    async (changes) => {
      setFailure(undefined);
      try {
        await save(changes);
        finish();
        onSaved();
      } catch (error) {
        showServerFailure(error);
      }
    },
    (errors) => {
      const failed = companyFailure(errors);
      setFailure(failed?.message);
      if (failed) setFocus(failed.name);
    },
  );

  const cancel = () => {
    const typed = isUnsaved() ? getValues() : null;
    finish();
    onCancel(typed);
  };

  return (
    <Card asChild>
      <section aria-labelledby="edit-heading">
        <h2
          id="edit-heading"
          ref={heading}
          tabIndex={-1}
          className="mb-6 text-heading font-bold outline-none"
        >
          Edit company profile
        </h2>
        <FormShell
          onSubmit={submit}
          onEdit={() => {
            setFailure(undefined);
          }}
          pending={formState.isSubmitting}
          error={formErrorText(failure, formState.errors, EMPLOYER_FIELDS_MESSAGE)}
          submitLabel="Save"
          pendingLabel="Saving..."
          secondaryAction={
            <Button
              variant="secondary"
              size="large"
              disabled={formState.isSubmitting}
              onClick={cancel}
            >
              Cancel
            </Button>
          }
        >
          {isRestored ? (
            <DraftNotice onStartOver={startOver}>Your unsaved changes are back.</DraftNotice>
          ) : null}
          <CompanyFields form={form} />
          <VerificationNotice employer={employer} form={form} />
        </FormShell>
        <UnsavedDialog
          blocker={blocker}
          title="Leave without saving?"
          description="Your changes stay in this tab until you sign out, but nobody else sees them."
        />
      </section>
    </Card>
  );
}
