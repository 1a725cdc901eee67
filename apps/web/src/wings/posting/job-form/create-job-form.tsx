import type { Employer, Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { SavingStatus } from '../../../platform/session/drafts/saving-status.tsx';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { DraftNotice } from '../../../ui/forms/draft-notice.tsx';
import { CreateJobActions } from './create-job-actions.tsx';
import { ErrorCount } from './error-count.tsx';
import { JobCardPreview } from './job-card-preview.tsx';
import { JobChecklist } from './job-checklist.tsx';
import { missingFromDraft } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { JobImageDialog } from './image/job-image-dialog.tsx';
import { useLowPayQuestion } from './saving/low-pay-question.tsx';
import { JobImageSection } from './image/job-image-section.tsx';
import type { LoadDraft, SaveDraft } from './saving/draft-saving.ts';
import { DraftObstacleNotice } from './saving/draft-obstacle-notice.tsx';
import type { DraftImage } from './saving/draft-versions.ts';
import { jobOfDraft } from './saving/job-of-draft.ts';
import { PublishAtDialog } from './saving/publish-at-dialog.tsx';
import { ScheduledNotice } from './saving/scheduled-notice.tsx';
import { type PublicationHandlers, useJobPublication } from './saving/use-job-publication.ts';
import { useSavedDraft } from './saving/use-saved-draft.ts';

export interface CreateJobFormProps extends PublicationHandlers {
  employer: Pick<
    Employer,
    'id' | 'companyName' | 'logo' | 'address' | 'city' | 'state' | 'responsiveness' | 'verified'
  >;
  saveDraft: SaveDraft;
  loadDraft: LoadDraft;
  onDraftCreated: (draftId: string) => void;
  /** The job as seekers see it, in a dialog; null while closed. */
  renderPreview: (job: Job | null, onClose: () => void) => ReactNode;
}

/** The form of a new job, saved as a draft while it is filled in. Failures never lose input. */
export function CreateJobForm(props: CreateJobFormProps) {
  const { employer, opened } = props;
  const [image, setImage] = useState<DraftImage>(opened?.jobImage ?? null);
  const draft = useSavedDraft({
    employerId: employer.id,
    opened,
    save: props.saveDraft,
    load: props.loadDraft,
    onDraftCreated: props.onDraftCreated,
    onImage: setImage,
  });
  const { form, keeper, saving, saved, obstacle, isRestored } = draft;
  const { handleSubmit, getValues, formState } = form;
  const blocker = useUnsavedGuard(draft.isUnsaved);
  const formElement = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<Job | null>(null);
  const publication = useJobPublication({
    ...props,
    form,
    keeper,
    saved,
    image,
    onDone: draft.finish,
  });
  const { step, setStep, ask, schedule, isPending, progress, failure } = publication;
  const { unlessPayIsLow, question } = useLowPayQuestion();

  const changeImage = (chosen: DraftImage) => {
    setImage(chosen);
    publication.clearFailure();
    keeper.change({ image: chosen });
  };

  /** Saving and publishing wait until the employer has chosen how to go on. */
  const unlessHeldUp = (act: () => void) => {
    if (obstacle) notice.current?.focus();
    else act();
  };

  /** The notice goes, and its focus with it. */
  const proceed = (act: () => void) => {
    formElement.current?.focus({ preventScroll: true });
    act();
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
        ref={formElement}
        tabIndex={-1}
        method="post"
        noValidate
        className={clsx(
          // Neither the bar at the bottom nor the notice, which both stay in view, hides what has the focus.
          'grid gap-5 outline-none [&_:is(input,select,textarea,button)]:scroll-mb-36 [&>*]:min-w-0',
          obstacle && '[&_:is(input,select,textarea,button)]:scroll-mt-64',
        )}
        onSubmit={(event) =>
          void handleSubmit(() => {
            unlessHeldUp(() => {
              unlessPayIsLow(getValues(), () => {
                ask('image');
              });
            });
          })(event)
        }
      >
        {obstacle ? (
          <DraftObstacleNotice
            ref={notice}
            obstacle={obstacle}
            losses={[
              ...(typeof image === 'string' ? ['the image'] : []),
              ...(saved?.hasForm ? ['the application form of the copied job'] : []),
            ]}
            compare={keeper.differences}
            onTakeOther={(other) => {
              proceed(() => {
                draft.takeOther(other);
              });
            }}
            onKeepMine={(other) => {
              proceed(() => {
                draft.keepMine(other);
              });
            }}
            onSaveAsNew={() => {
              proceed(draft.saveAsNew);
            }}
          />
        ) : null}
        {schedule && obstacle?.kind !== 'gone' ? (
          <ScheduledNotice
            form={form}
            draft={schedule}
            pending={isPending && step === null}
            onUnschedule={() => void publication.unschedule()}
          />
        ) : null}
        {isRestored && !obstacle ? (
          <DraftNotice
            onStartOver={() => {
              draft.startOver();
              changeImage(saved?.jobImage ?? null);
            }}
          >
            Your draft is back. An image has to be chosen again.
          </DraftNotice>
        ) : null}
        <JobFields form={form} employer={employer} isEdit={false} />
        <JobImageSection image={image} onImageChange={changeImage} />
        {saved?.hasForm ? (
          <p className="text-ink-soft">
            The application form of the copied job comes with this one.
          </p>
        ) : null}
        {formState.isSubmitted ? <ErrorCount errors={formState.errors} /> : null}
        <CreateJobActions
          status={<SavingStatus {...saving} savedAt={saved?.updatedAt} />}
          isSaving={saving.state === 'saving'}
          onSave={() => {
            unlessHeldUp(() => void keeper.flush().catch(() => undefined));
          }}
          onPreview={showPreview}
          onSchedule={() =>
            void handleSubmit(() => {
              unlessHeldUp(() => {
                unlessPayIsLow(getValues(), () => {
                  ask('time');
                });
              });
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
          void handleSubmit(
            (body) => {
              unlessPayIsLow(getValues(), () => void publication.send(body));
            },
            () => {
              setStep(null);
            },
          )()
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
      {question}
      {props.renderPreview(preview, closePreview)}
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your last changes could not be saved. They stay in this tab until you sign out, except for the image."
      />
    </div>
  );
}
