import type { Employer } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../../../platform/session/use-unsaved-guard.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { FormSection } from '../../../../ui/forms/form-section.tsx';
import { VersionsDialog } from '../conflict/versions-dialog.tsx';
import { ErrorCount } from '../error-count.tsx';
import { HeldNotice } from '../held-notice.tsx';
import { JobFields } from '../job-fields.tsx';
import { JobImage } from '../image/job-image.tsx';
import { JobImageDrop } from '../image/job-image-drop.tsx';
import { useLowPayQuestion } from '../saving/low-pay-question.tsx';
import { ShiftFields } from '../shifts/shift-fields.tsx';
import type { ShiftHolders } from '../shifts/shift-holders.ts';
import { type JobEditOptions, useJobEdit } from './use-job-edit.ts';
import type { ReactNode } from 'react';

export interface EditJobFormProps extends JobEditOptions {
  employer: Pick<Employer, 'companyName' | 'logo' | 'address' | 'city' | 'state' | 'verified'>;
  /** Who has which shift, for a job with somebody accepted. */
  holders?: ShiftHolders | undefined;
  onCancel: () => void;
}

/** The form of an existing job. Failures, and versions saved elsewhere, never lose input. */
export function EditJobForm(props: EditJobFormProps) {
  const { employer, holders, onCancel } = props;
  const edit = useJobEdit(props);
  const { form, base, image, setImage, isPending, progress, failure } = edit;
  const { conflict, setConflict, keepMine, takeSaved } = edit;
  const { handleSubmit, formState } = form;
  const blocker = useUnsavedGuard(edit.isUnsaved);
  const { unlessPayIsLow, question } = useLowPayQuestion();

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-5 pt-3 [&>*]:min-w-0"
        onSubmit={(event) =>
          void handleSubmit((body) => {
            unlessPayIsLow(form.getValues(), () => void edit.send(body));
          })(event)
        }
      >
        {base.moderation === 'held' ? <HeldNotice reasons={base.moderationReasons} /> : null}
        {edit.onlyShifts ? (
          <>
            <p className="text-ink-soft">
              This job is closed. Its shifts can be changed for those who work them.
            </p>
            <ShiftFields form={form} stored={base} holders={holders} />
          </>
        ) : (
          <>
            <JobFields
              form={form}
              employer={employer}
              isEdit
              accepted={base.openings - base.openingsLeft}
              storedShifts={base}
              holders={holders}
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
            <FormSection
              title="Interviews"
              lead="Say when you have time, and the people you invite book themselves."
            >
              <div className="col-span-2 sm:col-span-6">
                <Button variant="secondary" asChild>
                  <PageLink to={paths.interviewHours(base.id)}>Interview hours</PageLink>
                </Button>
              </div>
            </FormSection>
          </>
        )}
        <DialogActions>
          {isPending && image instanceof File ? (
            <ProgressBar label="Uploading image" percent={progress * 100} />
          ) : null}
          {formState.isSubmitted ? <ErrorCount errors={formState.errors} /> : null}
          <FormError>{failure}</FormError>
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end sm:gap-3">
            <Button variant="secondary" onClick={onCancel}>
              Cancel
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

/** The last part of a form within a dialog: its buttons stay visible below the scrolling part. */
function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-10 -mx-5 -mb-6 grid gap-3 border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7">
      {children}
    </div>
  );
}
