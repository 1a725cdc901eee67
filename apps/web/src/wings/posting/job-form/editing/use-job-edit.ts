import type { Job, UpdateJobBody } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasOnlyShiftsToEdit } from '../../../../entities/job/has-only-shifts-to-edit.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { serverMessage } from '../../../../platform/api/failure-text.ts';
import {
  differingFields,
  differingImage,
  mergeVersions,
  type DifferingField,
} from '../conflict/differing-fields.ts';
import { showIssues } from '../field-of-issue.ts';
import { afterPress } from '../../../../ui/forms/after-press.ts';
import { editedJobResolver, editedShiftsResolver } from '../job-draft-resolver.ts';
import {
  changedFields,
  checkEditedJob,
  checkEditedShifts,
  draftOfJob,
  isSameDraft,
  type JobDraft,
} from '../job-draft.ts';

const CLOSED_MESSAGE = 'This job was closed meanwhile. Repost it to edit it.';
const UNREAD_MESSAGE =
  'This job was changed elsewhere, and the saved version could not be loaded. Please try again.';

interface JobEdit {
  readonly jobId: string;
  readonly body: UpdateJobBody;
  /** A new image, null to remove it, undefined to leave it. */
  readonly image: File | null | undefined;
  readonly onProgress: (part: number) => void;
}

export interface JobEditOptions {
  /** The initial job; later updates do not change the input. */
  job: Job;
  /** Saves the job. @throws {ApiError} */
  save: (edit: JobEdit) => Promise<unknown>;
  /** Loads the job as it is now; null if it is gone. @throws {ApiError} */
  loadSaved: () => Promise<Job | null>;
  onSaved: () => void;
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

/** The input of an existing job, and what saving it does. */
export function useJobEdit({ job, save, loadSaved, onSaved }: JobEditOptions) {
  /** The version that the changes start from. */
  const [base, setBase] = useState(() => versionOf(job));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const onlyShifts = hasOnlyShiftsToEdit(job);
  const form = useForm<JobDraft, unknown, UpdateJobBody>({
    defaultValues: base.draft,
    resolver: onlyShifts
      ? afterPress(editedShiftsResolver(base.job))
      : afterPress(editedJobResolver(base.job)),
    mode: 'onTouched',
  });
  const { getValues, reset } = form;
  const [image, setImage] = useState<File | string | null>(job.jobImage);
  const [isPending, setIsPending] = useState(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string>();
  const isDone = useRef(false);
  const isSending = useRef(false);
  const isUnsaved = () =>
    !isDone.current && (image !== base.job.jobImage || !isSameDraft(getValues(), base.draft));

  /** Sends what differs from a version; fails if another one was saved since. */
  const send = async (body: UpdateJobBody, from: Version) => {
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
      if (saved?.status === job.status && saved.revision !== from.job.revision) {
        await compare(body, from, versionOf(saved));
      } else {
        showFailure(error, saved?.status === 'Closed');
      }
    }
  };

  const compare = async (body: UpdateJobBody, from: Version, saved: Version) => {
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
    if (!showIssues(form, error)) setFailure(isClosed ? CLOSED_MESSAGE : editFailure(error));
  };

  /** Saves what was changed here; what was changed elsewhere only stays. */
  const keepMine = async ({ saved }: Conflict) => {
    const merged = mergeVersions({ mine: getValues(), base: base.draft, saved: saved.draft });
    const isImageOwn = image !== base.job.jobImage;
    setBase(saved);
    reset(merged);
    if (!isImageOwn) setImage(saved.job.jobImage);
    const checked = onlyShifts ? checkEditedShifts(merged) : checkEditedJob(merged, saved.job);
    if (checked.success) await send(checked.data, saved);
    else setConflict(null);
  };

  const takeSaved = ({ saved }: Conflict) => {
    setBase(saved);
    reset(saved.draft);
    setImage(saved.job.jobImage);
    setConflict(null);
  };

  return {
    form,
    /** The saved job that the changes start from. */
    base: base.job,
    onlyShifts,
    image,
    setImage,
    isPending,
    progress,
    failure,
    isUnsaved,
    send: (body: UpdateJobBody) => send(body, base),
    conflict,
    setConflict,
    keepMine,
    takeSaved,
  };
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
