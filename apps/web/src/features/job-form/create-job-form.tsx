import type { CreateJobBody, Employer, Job } from '@nextshift/contract';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText, fieldFailures } from '../../platform/api/failure-text.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../platform/routing/use-unsaved-guard.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { DraftNotice } from '../../ui/forms/draft-notice.tsx';
import { ErrorCount } from './error-count.tsx';
import { JobCardPreview } from './job-card-preview.tsx';
import { JobChecklist } from './job-checklist.tsx';
import { jobDraft, missingFromDraft } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { JobImage } from './job-image.tsx';
import { JobImageDialog } from './job-image-dialog.tsx';
import { Starred } from './starred.tsx';
import { useAttemptKey } from '../../platform/api/use-attempt-key.ts';
import { useJobDraft } from './use-job-draft.ts';

const fieldNames = jobDraft.keyof().options;

interface JobToCreate {
  readonly body: CreateJobBody;
  readonly image: File | null;
  readonly idempotencyKey: string;
  readonly onProgress: (part: number) => void;
}

export interface CreateJobFormProps {
  employer: Pick<Employer, 'id' | 'companyName' | 'logo' | 'address' | 'city' | 'state'>;
  /** Posts the job. @throws {ApiError} */
  create: (job: JobToCreate) => Promise<Job>;
  /** The job is posted, and the draft is gone. */
  onCreated: (job: Job) => void;
  /** @returns true if the page shows this failure itself, such as the plan's limit. */
  onRefused: (error: unknown) => boolean;
}

/** The form of a new job. Failures never lose input. */
export function CreateJobForm({ employer, create, onCreated, onRefused }: CreateJobFormProps) {
  const { form, isRestored, isUnsaved, startOver, finish } = useJobDraft(employer.id);
  const { handleSubmit, setError, getValues, formState } = form;
  const blocker = useUnsavedGuard(isUnsaved);
  const attemptKey = useAttemptKey();
  const [image, setImage] = useState<File | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string>();

  const showFailure = (error: unknown) => {
    const failures = fieldFailures(error, fieldNames);
    for (const { name, message } of failures) setError(name, { message }, { shouldFocus: true });
    if (onRefused(error) || failures.length > 0) setIsAsking(false);
    else setFailure(failureText(error, 'Failed to create job. Please try again.'));
  };

  const send = async (body: CreateJobBody) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    setProgress(0);
    try {
      const idempotencyKey = attemptKey(body, image);
      const job = await create({ body, image, idempotencyKey, onProgress: setProgress });
      finish();
      onCreated(job);
    } catch (error) {
      isSending.current = false;
      setIsPending(false);
      showFailure(error);
    }
  };

  const ask = () => {
    setFailure(undefined);
    setIsAsking(true);
  };

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem] [&>*]:min-w-0">
      <form
        method="post"
        noValidate
        className="grid gap-5 [&>*]:min-w-0"
        onSubmit={(event) => void handleSubmit(ask)(event)}
      >
        {isRestored ? (
          <DraftNotice
            onStartOver={() => {
              startOver();
              setImage(null);
            }}
          >
            Your draft is back. An image has to be chosen again.
          </DraftNotice>
        ) : null}
        <JobFields form={form} employer={employer} isEdit={false} />
        <Card asChild>
          <section aria-labelledby="image-heading">
            <h2 id="image-heading" className="text-heading font-bold">
              <Starred>Job Image</Starred>
            </h2>
            <p className="mt-0.5 mb-5 text-ink-soft">
              Jobs with a picture of the place or the team are opened more.
            </p>
            {image ? (
              <JobImage
                image={image}
                onRemove={() => {
                  setImage(null);
                }}
              />
            ) : (
              <Button variant="secondary" onClick={ask}>
                <ImagePlus aria-hidden="true" />
                Upload Job Image
              </Button>
            )}
          </section>
        </Card>
        {formState.isSubmitted ? <ErrorCount errors={formState.errors} /> : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" size="large" asChild>
            <PageLink to={paths.employer()}>Cancel</PageLink>
          </Button>
          <Button type="submit" size="large">
            Create Job
          </Button>
        </div>
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
        open={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        image={image}
        onImageChange={(chosen) => {
          setImage(chosen);
          setFailure(undefined);
        }}
        missing={isAsking ? missingFromDraft(getValues(), image !== null) : []}
        pending={isPending}
        progress={progress}
        error={failure}
        onCreate={() =>
          void handleSubmit(send, () => {
            setIsAsking(false);
          })()
        }
      />
      <UnsavedDialog
        blocker={blocker}
        title="Leave without posting?"
        description="Your draft stays in this tab until you sign out, except for the image."
      />
    </div>
  );
}
