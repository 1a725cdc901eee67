import type { CreateJobBody, Employer, Job, UpdateJobBody } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { To } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { fieldFailures, serverMessage } from '../../platform/api/failure-text.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { UnsavedDialog, useUnsavedGuard } from '../../platform/routing/use-unsaved-guard.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { FormSection } from '../../ui/forms/form-section.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { ErrorCount } from './error-count.tsx';
import { editedJobResolver } from './job-draft-resolver.ts';
import { changedFields, draftOfJob, isSameDraft, jobDraft, type JobDraft } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { JobImage } from './job-image.tsx';
import { JobImageDrop } from './job-image-drop.tsx';

const fieldNames = jobDraft.keyof().options;

interface JobEdit {
  readonly jobId: string;
  readonly body: UpdateJobBody;
  /** A new image, null to remove it, undefined to leave it. */
  readonly image: File | null | undefined;
  readonly onProgress: (part: number) => void;
}

export interface EditJobFormProps {
  /** The initial job; later updates do not change the input. */
  job: Job;
  employer: Pick<Employer, 'companyName' | 'logo' | 'address' | 'city' | 'state'>;
  /** Saves the job. @throws {ApiError} */
  save: (edit: JobEdit) => Promise<unknown>;
  onSaved: () => void;
  cancelTo: To;
}

/** The form of an existing job. Failures never lose input. */
export function EditJobForm({ job, employer, save, onSaved, cancelTo }: EditJobFormProps) {
  const [before] = useState(() => draftOfJob(job));
  const form = useForm<JobDraft, unknown, CreateJobBody>({
    defaultValues: before,
    resolver: editedJobResolver(job),
    mode: 'onTouched',
  });
  const { handleSubmit, setError, getValues, formState } = form;
  const [image, setImage] = useState<File | string | null>(job.jobImage);
  const [isPending, setIsPending] = useState(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string>();
  const isDone = useRef(false);
  const isSending = useRef(false);
  const isUnsaved = () =>
    !isDone.current && (image !== job.jobImage || !isSameDraft(getValues(), before));
  const blocker = useUnsavedGuard(isUnsaved);

  const send = async (body: CreateJobBody) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    setProgress(0);
    try {
      const isImageKept = image === job.jobImage || typeof image === 'string';
      const newImage = isImageKept ? undefined : image;
      const changed = changedFields(body, getValues(), before);
      await save({ jobId: job.id, body: changed, image: newImage, onProgress: setProgress });
      isDone.current = true;
      onSaved();
    } catch (error) {
      isSending.current = false;
      setIsPending(false);
      const failures = fieldFailures(error, fieldNames);
      for (const { name, message } of failures) setError(name, { message }, { shouldFocus: true });
      if (failures.length === 0) setFailure(editFailure(error));
    }
  };

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-5 pt-3 [&>*]:min-w-0"
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        <JobFields form={form} employer={employer} isEdit />
        <FormSection
          title="Job Image"
          lead="Jobs with a picture of the place or the team are opened more."
        >
          <div className="col-span-2 sm:col-span-6">
            {image === null ? (
              <JobImageDrop disabled={isPending} onChoose={setImage} />
            ) : (
              <JobImage
                image={image}
                disabled={isPending}
                onRemove={() => {
                  setImage(null);
                }}
              />
            )}
          </div>
        </FormSection>
        <DialogActions>
          {isPending && image instanceof File ? (
            <ProgressBar label="Uploading image" percent={progress * 100} />
          ) : null}
          {formState.isSubmitted ? <ErrorCount errors={formState.errors} /> : null}
          <FormError>{failure}</FormError>
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end sm:gap-3">
            <Button variant="secondary" asChild>
              <PageLink to={cancelTo} replace preventScrollReset>
                Cancel
              </PageLink>
            </Button>
            <Button type="submit" pending={isPending} pendingLabel="Saving...">
              Save Changes
            </Button>
          </div>
        </DialogActions>
      </form>
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your changes to this job are lost."
      />
    </>
  );
}

/** The message of a failed edit; a job that was closed meanwhile cannot be saved. */
function editFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'illegal_job_change') return error.message;
  return ['Failed to update job. Please try again.', serverMessage(error)]
    .filter(Boolean)
    .join(' ');
}
