import type { ApplicationForm, CreateApplicationFormBody } from '@nextshift/contract';
import { Eye } from 'lucide-react';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../../platform/api/failure-text.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';
import { ObstacleNotice } from '../../../platform/session/drafts/obstacle-notice.tsx';
import { SavingStatus } from '../../../platform/session/drafts/saving-status.tsx';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DraftNotice } from '../../../ui/forms/draft-notice.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { AskSections } from './ask-sections.tsx';
import { checkSetup, NO_PROBLEMS } from './check-setup.ts';
import { useCreateForm } from './create-form.ts';
import { type FormContent, formContent } from './form-setup.ts';
import { QuestionSections } from './question-sections.tsx';
import type { StoredSetup } from './setup-query.ts';
import { type ChangeSetup, useSetupDraft } from './use-setup-draft.ts';

export interface FormBuilderProps {
  employerId: string;
  jobId: string;
  /** The job's form to edit, and its draft. */
  stored: StoredSetup;
  onPreview: (parts: FormContent) => void;
  /** Draws the form beside its setup, as applicants will see it. */
  drawPreview: (parts: FormContent) => ReactNode;
  /** The form is saved, and the draft is gone. */
  onCreated: (form: ApplicationForm) => void;
  /** The version of another device, loaded already, is to replace this one. */
  onTakeOther: () => void;
}

const WRONG_FIELD = '[aria-invalid="true"], [data-problem] input';

/** Builds the form of a job (spec section 2.6). Failures never lose input. */
export function FormBuilder(props: FormBuilderProps) {
  const { employerId, jobId, stored, onPreview, drawPreview, onCreated, onTakeOther } = props;
  const draft = useSetupDraft(employerId, jobId, stored);
  const { setup, saving, keptAt, other } = draft;
  const isNew = stored.applicationForm === null;
  // Typing does not wait for the preview.
  const previewed = useDeferredValue(setup);
  const blocker = useUnsavedGuard(draft.isUnsaved);
  const attemptKey = useAttemptKey();
  const create = useCreateForm();
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string>();

  const change: ChangeSetup = (edit) => {
    draft.change(edit);
    setProblems((before) => ({ ...before, form: undefined }));
    setFailure(undefined);
  };
  const forget = (questionId: string | null) => {
    setProblems((before) =>
      questionId === null
        ? { ...before, next: undefined }
        : { ...before, questions: { ...before.questions, [questionId]: undefined } },
    );
  };
  const send = async (body: CreateApplicationFormBody) => {
    // The second press of a double click comes before the next render.
    isSending.current = true;
    try {
      const created = await create.mutateAsync({ body, idempotencyKey: attemptKey(body) });
      draft.finish();
      onCreated(created);
    } catch (error) {
      isSending.current = false;
      setFailure(failureText(error, 'Failed to save the application form. Please try again.'));
    }
  };
  const submit = () => {
    if (isSending.current) return;
    const checked = checkSetup(jobId, employerId, setup);
    flushSync(() => {
      setProblems(checked.problems);
      setFailure(undefined);
    });
    if (checked.body) void send(checked.body);
    else if (checked.problems.form !== undefined) scrollTo({ top: 0 });
    else form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="items-start gap-8 lg:flex"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid min-w-0 flex-1 gap-5 [&>*]:min-w-0">
        <FormError>{problems.form}</FormError>
        {other ? (
          <ObstacleNotice
            title="This form was changed on another device."
            text="What you set up here is not saved until you choose which version stays."
          >
            <Button
              size="small"
              onClick={() => {
                draft.keepMine(other);
              }}
            >
              Keep mine
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                draft.finish();
                onTakeOther();
              }}
            >
              Use the other version
            </Button>
          </ObstacleNotice>
        ) : null}
        {draft.isRestored ? (
          <DraftNotice
            onStartOver={() => {
              draft.startOver();
              setProblems(NO_PROBLEMS);
            }}
          >
            {isNew ? 'Your draft is back.' : 'Your unsaved changes are back.'}
          </DraftNotice>
        ) : null}
        <AskSections setup={setup} change={change} />
        <QuestionSections setup={setup} change={change} problems={problems} onFixed={forget} />
        <FormError>{failure}</FormError>
        <div className="flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:items-center sm:justify-end">
          <div className="sm:mr-auto">
            {keptAt === null && saving.state === 'saved' ? null : (
              <SavingStatus {...saving} savedAt={keptAt ?? undefined} />
            )}
          </div>
          <Button variant="secondary" size="large" asChild>
            <PageLink to={paths.employer()}>Cancel</PageLink>
          </Button>
          <Button
            variant="secondary"
            size="large"
            onClick={() => {
              onPreview(formContent(setup));
            }}
          >
            <Eye aria-hidden="true" />
            Preview
          </Button>
          <Button
            type="submit"
            size="large"
            pending={create.isPending || create.isSuccess}
            pendingLabel={isNew ? 'Creating...' : 'Saving...'}
          >
            {isNew ? 'Create Application' : 'Save Changes'}
          </Button>
        </div>
      </div>
      {drawPreview(formContent(previewed))}
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your last changes could not be saved. They stay in this tab until you sign out."
      />
    </form>
  );
}
