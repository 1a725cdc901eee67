import type { CreateJobBody, Employer, Job, JobDraft as SavedDraft } from '@nextshift/contract';
import { useRef, useState, type ReactNode } from 'react';
import { useAttemptKey } from '../../platform/api/use-attempt-key.ts';
import { failureText, fieldFailures } from '../../platform/api/failure-text.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../platform/routing/use-unsaved-guard.tsx';
import { DraftNotice } from '../../ui/forms/draft-notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { CreateJobActions } from './create-job-actions.tsx';
import { ErrorCount } from './error-count.tsx';
import { JobCardPreview } from './job-card-preview.tsx';
import { JobChecklist } from './job-checklist.tsx';
import { jobDraft, missingFromDraft } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { JobImageDialog } from './job-image-dialog.tsx';
import { JobImageSection } from './job-image-section.tsx';
import type { DraftImage, SaveDraft } from './saving/create-draft-keeper.ts';
import { jobOfDraft } from './saving/job-of-draft.ts';
import { PublishAtDialog } from './saving/publish-at-dialog.tsx';
import { SavingStatus } from './saving/saving-status.tsx';
import { ScheduledNotice } from './saving/scheduled-notice.tsx';
import { useSavedDraft } from './saving/use-saved-draft.ts';

const fieldNames = jobDraft.keyof().options;

interface JobToCreate {
  readonly body: CreateJobBody;
  readonly image: File | null;
  readonly idempotencyKey: string;
  readonly onProgress: (part: number) => void;
}

interface Publication {
  readonly draftId: string;
  readonly publishAt: string | null;
}

export interface CreateJobFormProps {
  employer: Pick<Employer, 'id' | 'companyName' | 'logo' | 'address' | 'city' | 'state'>;
  /** The draft to go on with; null for a new job. */
  opened: SavedDraft | null;
  saveDraft: SaveDraft;
  onDraftCreated: (draftId: string) => void;
  /** Posts a job of which there is no draft. @throws {ApiError} */
  create: (job: JobToCreate) => Promise<Job>;
  /** Posts or schedules a draft. @throws {ApiError} */
  publish: (publication: Publication) => Promise<{ newJob: Job } | { draft: SavedDraft }>;
  /** The job is posted, and the draft is gone. */
  onCreated: (job: Job) => void;
  onScheduled: (draft: SavedDraft) => void;
  /** @returns true if the page shows this failure itself, such as the plan's limit. */
  onRefused: (error: unknown) => boolean;
  /** The job as seekers see it, in a dialog; null while closed. */
  renderPreview: (job: Job | null, onClose: () => void) => ReactNode;
}

type Step = 'image' | 'time' | null;

/** The form of a new job, saved as a draft while it is filled in. Failures never lose input. */
export function CreateJobForm(props: CreateJobFormProps) {
  const { employer, opened, create, publish, onCreated, onScheduled, onRefused } = props;
  const { form, keeper, saving, isRestored, isUnsaved, startOver, finish } = useSavedDraft({
    employerId: employer.id,
    opened,
    save: props.saveDraft,
    onDraftCreated: props.onDraftCreated,
  });
  const { handleSubmit, setError, getValues, formState } = form;
  const blocker = useUnsavedGuard(isUnsaved);
  const attemptKey = useAttemptKey();
  const [image, setImage] = useState<DraftImage>(opened?.jobImage ?? null);
  const [schedule, setSchedule] = useState(opened?.publishAt ? opened : null);
  const [step, setStep] = useState<Step>(null);
  const [preview, setPreview] = useState<Job | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const isDone = useRef(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string>();

  const changeImage = (chosen: DraftImage) => {
    setImage(chosen);
    setFailure(undefined);
    keeper.change({ image: chosen });
  };

  const showFailure = (error: unknown, otherwise: string) => {
    const failures = fieldFailures(error, fieldNames);
    for (const { name, message } of failures) setError(name, { message }, { shouldFocus: true });
    if (onRefused(error) || failures.length > 0) setStep(null);
    else setFailure(failureText(error, otherwise));
  };

  /** Runs one request at a time, however often its button is pressed. */
  const attempt = async (work: () => Promise<void>, otherwise: string) => {
    if (isSending.current || isDone.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    setProgress(0);
    try {
      await work();
    } catch (error) {
      showFailure(error, otherwise);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };

  const leave = () => {
    isDone.current = true;
    keeper.finish();
    finish();
  };

  const post = async (body: CreateJobBody): Promise<Job> => {
    if ((await keeper.settle()) === null) {
      const file = image instanceof File ? image : null;
      const idempotencyKey = attemptKey(body, file);
      return create({ body, image: file, idempotencyKey, onProgress: setProgress });
    }
    const draftId = await keeper.storeWhole(body);
    const published = await publish({ draftId, publishAt: null });
    if ('newJob' in published) return published.newJob;
    throw new Error('a draft without a time was scheduled');
  };

  const send = (body: CreateJobBody) =>
    attempt(async () => {
      const job = await post(body);
      leave();
      onCreated(job);
    }, 'Failed to create job. Please try again.');

  const sendAt = (body: CreateJobBody, publishAt: string) =>
    attempt(async () => {
      await keeper.settle();
      const draftId = await keeper.storeWhole(body);
      const published = await publish({ draftId, publishAt });
      leave();
      if ('draft' in published) onScheduled(published.draft);
      else onCreated(published.newJob);
    }, 'Failed to schedule the job. Please try again.');

  const ask = (next: Step) => {
    setFailure(undefined);
    setStep(next);
  };

  const unschedule = () =>
    attempt(async () => {
      await keeper.unschedule();
      setSchedule(null);
      toast.success('The job is off its schedule, and stays a draft.');
    }, 'Please try again.');

  const showPreview = () => {
    const shown = image instanceof File ? URL.createObjectURL(image) : image;
    setPreview(jobOfDraft(getValues(), { employer, image: shown, now: new Date() }));
  };

  const closePreview = () => {
    if (preview?.jobImage?.startsWith('blob:')) URL.revokeObjectURL(preview.jobImage);
    setPreview(null);
  };

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem] [&>*]:min-w-0">
      <form
        method="post"
        noValidate
        className="grid gap-5 [&>*]:min-w-0"
        onSubmit={(event) =>
          void handleSubmit(() => {
            ask('image');
          })(event)
        }
      >
        {schedule ? (
          <ScheduledNotice
            draft={schedule}
            pending={isPending && step === null}
            onUnschedule={() => void unschedule()}
          />
        ) : null}
        {isRestored ? (
          <DraftNotice
            onStartOver={() => {
              startOver();
              changeImage(opened?.jobImage ?? null);
            }}
          >
            Your draft is back. An image has to be chosen again.
          </DraftNotice>
        ) : null}
        <JobFields form={form} employer={employer} isEdit={false} />
        <JobImageSection
          image={image}
          onRemove={() => {
            changeImage(null);
          }}
          onAsk={() => {
            ask('image');
          }}
        />
        {opened?.hasForm ? (
          <p className="text-ink-soft">
            The application form of the copied job comes with this one.
          </p>
        ) : null}
        {formState.isSubmitted ? <ErrorCount errors={formState.errors} /> : null}
        <CreateJobActions
          status={<SavingStatus {...saving} />}
          isSaving={saving.state === 'saving'}
          onSave={() => void keeper.flush().catch(() => undefined)}
          onPreview={showPreview}
          onSchedule={() =>
            void handleSubmit(() => {
              ask('time');
            })()
          }
        />
      </form>
      <aside
        aria-label="Preview"
        className="sticky top-[calc(var(--header-height)+1.5rem)] max-xl:hidden"
      >
        <p className="mb-2 text-sm font-semibold text-ink-soft">How job seekers see it</p>
        <JobCardPreview form={form} employer={employer} image={image} />
        <div className="px-5 pt-5">
          <JobChecklist form={form} hasImage={image !== null} />
        </div>
      </aside>
      <JobImageDialog
        open={step === 'image'}
        onClose={() => {
          setStep(null);
        }}
        image={image}
        onImageChange={changeImage}
        missing={step === 'image' ? missingFromDraft(getValues(), image !== null) : []}
        pending={isPending}
        progress={progress}
        error={failure}
        onCreate={() =>
          void handleSubmit(send, () => {
            setStep(null);
          })()
        }
      />
      <PublishAtDialog
        open={step === 'time'}
        onClose={() => {
          setStep(null);
        }}
        publishAt={schedule?.publishAt ?? null}
        pending={isPending}
        error={failure}
        onSchedule={(publishAt) =>
          void handleSubmit(
            (body) => sendAt(body, publishAt),
            () => {
              setStep(null);
            },
          )()
        }
      />
      {props.renderPreview(preview, closePreview)}
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your last changes could not be saved. They stay in this tab until you sign out, except for the image."
      />
    </div>
  );
}
