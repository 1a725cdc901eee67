import { BasicFields } from './basic-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import type { FormAnswers } from './form-answers.ts';
import { QuestionFields } from './question-fields.tsx';

export interface FormPreviewProps {
  /** What the form asks. */
  asked: FormAnswers['template'];
}

const nothing = () => undefined;

/** No answers, and no way to give any. */
const BLANK: Omit<FormAnswers, 'template'> = {
  given: { basicFields: {}, answers: {}, documents: {}, isEdited: false },
  change: nothing,
  problems: { problems: [], name: nothing, noteChange: nothing, has: () => false },
};

/** A form as applicants will see it, read-only (spec section 2.6). */
export function FormPreview({ asked }: FormPreviewProps) {
  const toggles = [...Object.values(asked.basicFields), ...Object.values(asked.documents)];
  if (asked.questions.length === 0 && !toggles.some((toggle) => toggle?.enabled === true)) {
    return <p className="py-6 text-center text-ink-soft">This form asks for nothing yet.</p>;
  }
  return (
    <fieldset disabled className="pointer-events-none grid gap-5 [&>*]:min-w-0">
      <BasicFields template={asked} {...BLANK} />
      <DocumentFields template={asked} {...BLANK} />
      <QuestionFields template={asked} {...BLANK} />
    </fieldset>
  );
}
