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
import {
  differingFields,
  differingImage,
  mergeVersions,
  type DifferingField,
} from './conflict/differing-fields.ts';
import { VersionsDialog } from './conflict/versions-dialog.tsx';
import { ErrorCount } from './error-count.tsx';
import { editedJobResolver } from './job-draft-resolver.ts';
import {
  changedFields,
  checkEditedJob,
  draftOfJob,
  isSameDraft,
  jobDraft,
  type JobDraft,
} from './job-draft.ts';
import { HeldNotice } from './held-notice.tsx';
import { JobFields } from './job-fields.tsx';
import { JobImage } from './job-image.tsx';
import { useLowPayQuestion } from './saving/low-pay-question.tsx';
import { JobImageDrop } from './job-image-drop.tsx';

const CLOSED_MESSAGE = 'This job was closed meanwhile. Repost it to edit it.';
const UNREAD_MESSAGE =
  'This job was changed elsewhere, and the saved version could not be loaded. Please try again.';

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
  employer: Pick<Employer, 'companyName' | 'logo' | 'address' | 'city' | 'state' | 'verified'>;
  /** Saves the job. @throws {ApiError} */
  save: (edit: JobEdit) => Promise<unknown>;
  /** Loads the job as it is now; null if it is gone. @throws {ApiError} */
  loadSaved: () => Promise<Job | null>;
  onSaved: () => void;
  cancelTo: To;
}

/** A saved job, and how the form shows it. */
interface Version {
  readonly job: Job;
  readonly draft: JobDraft;
}

/** A version that was saved while another was typed. */
interface Conflict {
  readonly saved: Version;
  readonly fields: readonly DifferingField[];
}

/** The form of an existing job. Failures, and versions saved elsewhere, never lose input. */
export function EditJobForm(props: EditJobFormProps) {
  const { job, employer, save, loadSaved, onSaved, cancelTo } = props;
  /** The version that the changes start from. */
  const [base, setBase] = useState(() => versionOf(job));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<JobDraft, unknown, CreateJobBody>({
    defaultValues: base.draft,
    resolver: editedJobResolver(base.job),
    mode: 'onTouched',
  });
  const { handleSubmit, setError, getValues, reset, formState } = form;
  const [image, setImage] = useState<File | string | null>(job.jobImage);
  const [isPending, setIsPending] = useState(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string>();
  const isDone = useRef(false);
  const isSending = useRef(false);
  const isUnsaved = () =>
    !isDone.current && (image !== base.job.jobImage || !isSameDraft(getValues(), base.draft));
  const blocker = useUnsavedGuard(isUnsaved);

  /** Sends what differs from a version; fails if another one was saved since. */
  const send = async (body: CreateJobBody, from: Version) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    setProgress(0);
    try {
      const isImageKept = image === base.job.jobImage || typeof image === 'string';
      const newImage = isImageKept ? undefined : image;
      const { revision } = from.job;
      const changed = { ...changedFields(body, getValues(), from.draft), revision };
      await save({ jobId: job.id, body: changed, image: newImage, onProgress: setProgress });
      isDone.current = true;
      onSaved();
    } catch (error) {
      const saved = isStale(error) ? await loadSaved().catch(() => null) : null;
      isSending.current = false;
      setIsPending(false);
      if (saved?.status === 'Active' && saved.revision !== from.job.revision) {
        await compare(body, from, versionOf(saved));
      } else {
        showFailure(error, saved?.status === 'Closed');
      }
    }
  };

  const compare = async (body: CreateJobBody, from: Version, saved: Version) => {
    const images = { before: from.job.jobImage, saved: saved.job.jobImage };
    const ofImage = differingImage(image, images);
    const fields = differingFields({ mine: getValues(), base: from.draft, saved: saved.draft });
    if (ofImage) fields.push(ofImage);
    // The same was saved elsewhere: nothing to choose.
    if (fields.length === 0) await send(body, saved);
    else setConflict({ saved, fields });
  };

  const showFailure = (error: unknown, isClosed: boolean) => {
    setConflict(null);
    const failures = fieldFailures(error, fieldNames);
    for (const { name, message } of failures) setError(name, { message }, { shouldFocus: true });
    if (failures.length === 0) setFailure(isClosed ? CLOSED_MESSAGE : editFailure(error));
  };

  const { unlessPayIsLow, question } = useLowPayQuestion();

  /** Saves what was changed here; what was changed elsewhere only stays. */
  const keepMine = async ({ saved }: Conflict) => {
    const merged = mergeVersions({ mine: getValues(), base: base.draft, saved: saved.draft });
    const isImageOwn = image !== base.job.jobImage;
    setBase(saved);
    reset(merged);
    if (!isImageOwn) setImage(saved.job.jobImage);
    const checked = checkEditedJob(merged, saved.job);
    if (checked.success) await send(checked.data, saved);
    else setConflict(null);
  };

  const takeSaved = ({ saved }: Conflict) => {
    setBase(saved);
    reset(saved.draft);
    setImage(saved.job.jobImage);
    setConflict(null);
  };

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-5 pt-3 [&>*]:min-w-0"
        onSubmit={(event) =>
          void handleSubmit((body) => {
            unlessPayIsLow(body, () => void send(body, base));
          })(event)
        }
      >
        {base.job.moderation === 'held' ? (
          <HeldNotice reasons={base.job.moderationReasons} />
        ) : null}
        <JobFields
          form={form}
          employer={employer}
          isEdit
          accepted={base.job.openings - base.job.openingsLeft}
        />
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
      <VersionsDialog
        title="This job was changed elsewhere"
        description="Somebody saved another version while you were editing. Choose which one stays; what you did not change stays as saved either way."
        takeLabel="Take the saved one"
        fields={conflict?.fields ?? null}
        pending={isPending}
        onKeepMine={() => {
          if (conflict) void keepMine(conflict);
        }}
        onTakeSaved={() => {
          if (conflict) takeSaved(conflict);
        }}
        onClose={() => {
          setConflict(null);
        }}
      />
      {question}
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your changes to this job are lost."
      />
    </>
  );
}

function versionOf(job: Job): Version {
  return { job, draft: draftOfJob(job) };
}

const CANNOT_BE_SAVED: readonly string[] = ['illegal_job_change', 'job_removed'];

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_revision';
}

/** The message of a failed edit; a job that was closed or removed meanwhile cannot be saved. */
function editFailure(error: unknown): string {
  if (isStale(error)) return UNREAD_MESSAGE;
  if (error instanceof ApiError && CANNOT_BE_SAVED.includes(error.code)) return error.message;
  return ['Failed to update job. Please try again.', serverMessage(error)]
    .filter(Boolean)
    .join(' ');
}
