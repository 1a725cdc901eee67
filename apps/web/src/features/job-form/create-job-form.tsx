import type { Employer, Job } from '@nextshift/contract';
import { useState, type ReactNode } from 'react';
import { UnsavedDialog, useUnsavedGuard } from '../../platform/routing/use-unsaved-guard.tsx';
import { DraftNotice } from '../../ui/forms/draft-notice.tsx';
import { CreateJobActions } from './create-job-actions.tsx';
import { ErrorCount } from './error-count.tsx';
import { JobCardPreview } from './job-card-preview.tsx';
import { JobChecklist } from './job-checklist.tsx';
import { missingFromDraft } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { JobImageDialog } from './job-image-dialog.tsx';
import { JobImageSection } from './job-image-section.tsx';
import type { DraftImage, SaveDraft } from './saving/create-draft-keeper.ts';
import { jobOfDraft } from './saving/job-of-draft.ts';
import { PublishAtDialog } from './saving/publish-at-dialog.tsx';
import { SavingStatus } from './saving/saving-status.tsx';
import { ScheduledNotice } from './saving/scheduled-notice.tsx';
import { type PublicationHandlers, useJobPublication } from './saving/use-job-publication.ts';
import { useSavedDraft } from './saving/use-saved-draft.ts';

export interface CreateJobFormProps extends PublicationHandlers {
  employer: Pick<
    Employer,
    'id' | 'companyName' | 'logo' | 'address' | 'city' | 'state' | 'responsiveness'
  >;
  saveDraft: SaveDraft;
  onDraftCreated: (draftId: string) => void;
  /** The job as seekers see it, in a dialog; null while closed. */
  renderPreview: (job: Job | null, onClose: () => void) => ReactNode;
}

/** The form of a new job, saved as a draft while it is filled in. Failures never lose input. */
export function CreateJobForm(props: CreateJobFormProps) {
  const { employer, opened } = props;
  const { form, keeper, saving, isRestored, isUnsaved, startOver, finish } = useSavedDraft({
    employerId: employer.id,
    opened,
    save: props.saveDraft,
    onDraftCreated: props.onDraftCreated,
  });
  const { handleSubmit, getValues, formState } = form;
  const blocker = useUnsavedGuard(isUnsaved);
  const [image, setImage] = useState<DraftImage>(opened?.jobImage ?? null);
  const [preview, setPreview] = useState<Job | null>(null);
  const publication = useJobPublication({ ...props, form, keeper, image, onDone: finish });
  const { step, setStep, ask, schedule, isPending, progress, failure } = publication;

  const changeImage = (chosen: DraftImage) => {
    setImage(chosen);
    publication.clearFailure();
    keeper.change({ image: chosen });
  };

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
            onUnschedule={() => void publication.unschedule()}
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
          void handleSubmit(publication.send, () => {
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
            (body) => publication.sendAt(body, publishAt),
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
