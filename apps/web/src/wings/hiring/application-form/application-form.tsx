import {
  type Application,
  type ApplicationTemplate,
  findAnswerProblems,
  type Job,
  JOBS_TIME_ZONE,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { applyMutation, isAlreadyApplied } from '../../../entities/application/apply.ts';
import { isApplying, useIsApplying } from '../../../entities/application/applying-store.ts';
import { NO_SHIFT_MESSAGE, ShiftChoiceField } from '../../../entities/shift/shift-choice-field.tsx';
import { useShiftChoice } from '../../../entities/shift/use-shift-choice.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DraftNotice } from '../../../ui/forms/draft-notice.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type ApplicationAnswers, dataToSend } from './application-draft.ts';
import { BasicFields } from './basic-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { ProblemBox } from './problem-box.tsx';
import { QuestionFields } from './question-fields.tsx';
import { problemsFromError } from './problems-from-error.ts';
import { useIsUploading } from './upload-document.ts';
import { useAnswerProblems } from './use-answer-problems.ts';
import { useApplicationDraft } from './use-application-draft.ts';

export interface ApplicationFormProps {
  userId: string;
  template: ApplicationTemplate;
  /** When the work of the job is; null while unknown: the application is for all shifts. */
  job: Pick<Job, 'shifts' | 'timeZone'> | null;
  /** The initial answers. */
  prefilled: ApplicationAnswers;
  /** The application is sent: leave the page. */
  onSubmitted: (application: Application) => void;
  /** The seeker had applied before: leave too. */
  onAlreadyApplied: (message: string) => void;
}

const NO_SHIFTS = { shifts: [], timeZone: JOBS_TIME_ZONE };
const SUBMITTING = 'submit-application';
const FAILED = 'Failed to submit application. Please try again.';

/** The employer's form, to be answered by the seeker. Failures never lose answers. */
export function ApplicationForm({
  userId,
  template,
  job,
  prefilled,
  onSubmitted,
  onAlreadyApplied,
}: ApplicationFormProps) {
  const choice = useShiftChoice(job ?? NO_SHIFTS, userId);
  const isChoice = choice.offered.length > 1;
  const [isShiftMissing, setIsShiftMissing] = useState(false);
  const draft = useApplicationDraft(userId, template, prefilled);
  const { given, change } = draft;
  const problems = useAnswerProblems(template, given);
  const blocker = useUnsavedGuard(draft.isUnsaved);
  const attemptKey = useAttemptKey();
  const jobId = template.job.id;
  const pending = useIsApplying(jobId);
  const submission = useMutation(applyMutation(jobId));
  const isUploading = useIsUploading();
  const [mustWait, setMustWait] = useState(false);

  const showFailure = (error: unknown) => {
    const said = problemsFromError(error);
    problems.name(said);
    if (said.length > 0) return;
    if (isAlreadyApplied(error)) {
      draft.finish();
      toast.settle(SUBMITTING);
      onAlreadyApplied(error.message);
    } else {
      const isConflict = error instanceof ApiError && error.status === 409;
      toast.error(isConflict ? error.message : FAILED, { about: SUBMITTING });
    }
  };

  const submit = async () => {
    setMustWait(isUploading);
    if (isUploading || isApplying(jobId) || submission.isSuccess) return;
    const data = dataToSend(template, given);
    const found = findAnswerProblems(template, data);
    problems.name(found);
    const shiftIds = isChoice ? choice.shiftIds : undefined;
    setIsShiftMissing(shiftIds?.length === 0);
    if (found.length > 0 || shiftIds?.length === 0) return;
    try {
      const idempotencyKey = attemptKey({ data, shiftIds });
      const response = await submission.mutateAsync({ userId, data, shiftIds, idempotencyKey });
      if (response.needsMoreInfo) {
        submission.reset();
        throw new Error('The answers were not accepted');
      }
      draft.finish();
      toast.settle(SUBMITTING);
      onSubmitted(response.application);
    } catch (error) {
      showFailure(error);
    }
  };

  const answers = { template, given, change, problems };

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 [&>*]:min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {draft.isRestored ? (
        <DraftNotice onStartOver={draft.startOver}>Your answers are back.</DraftNotice>
      ) : null}
      <BasicFields {...answers} />
      <DocumentFields {...answers} userId={userId} />
      <QuestionFields {...answers} />
      {isChoice && job ? (
        <ShiftChoiceField
          choice={choice}
          timeZone={job.timeZone}
          error={isShiftMissing && choice.shiftIds.length === 0 ? NO_SHIFT_MESSAGE : undefined}
        />
      ) : null}
      {mustWait && isUploading ? (
        <FormError>Please wait until your documents are uploaded.</FormError>
      ) : (
        <ProblemBox problems={problems.problems} />
      )}
      <Button
        type="submit"
        size="large"
        className="sm:justify-self-end"
        pending={pending || submission.isSuccess}
        pendingLabel="Submitting..."
      >
        Submit Application
      </Button>
      <UnsavedDialog
        blocker={blocker}
        title="Leave without submitting?"
        description="Your answers stay in this tab until you sign out."
      />
    </form>
  );
}
