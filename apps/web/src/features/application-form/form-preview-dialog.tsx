import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useLingering } from '../../ui/overlays/use-lingering.ts';
import { BasicFields } from './basic-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import type { FormAnswers } from './form-answers.ts';
import { QuestionFields } from './question-fields.tsx';

export interface FormPreviewDialogProps {
  /** What the form asks; null while the dialog is closed. */
  asked: FormAnswers['template'] | null;
  onClose: () => void;
}

/** A form as applicants will see it, read-only (spec section 2.6). */
export function FormPreviewDialog({ asked, onClose }: FormPreviewDialogProps) {
  const shown = useLingering(asked);
  return (
    <Dialog
      size="large"
      open={asked !== null}
      onOpenChange={onClose}
      title="Application Preview"
      description="This is what applicants will see."
    >
      {shown === null ? null : <Preview asked={shown} />}
    </Dialog>
  );
}

const nothing = () => undefined;

/** No answers, and no way to give any. */
const BLANK: Omit<FormAnswers, 'template'> = {
  given: { basicFields: {}, answers: {}, documents: {}, isEdited: false },
  change: nothing,
  problems: { problems: [], name: nothing, noteChange: nothing, has: () => false },
};

function Preview({ asked }: { asked: FormAnswers['template'] }) {
  const toggles = [...Object.values(asked.basicFields), ...Object.values(asked.documents)];
  if (asked.questions.length === 0 && !toggles.some((toggle) => toggle?.enabled === true)) {
    return <p className="py-6 text-center text-ink-soft">This form asks for nothing yet.</p>;
  }
  return (
    // Its content is inert; focusing the container allows scrolling by keyboard.
    <div
      role="group"
      aria-label="Application form"
      tabIndex={0}
      data-autofocus=""
      className="rounded-card"
    >
      <fieldset disabled className="pointer-events-none grid gap-5 [&>*]:min-w-0">
        <BasicFields template={asked} {...BLANK} />
        <DocumentFields template={asked} {...BLANK} />
        <QuestionFields template={asked} {...BLANK} />
      </fieldset>
    </div>
  );
}
