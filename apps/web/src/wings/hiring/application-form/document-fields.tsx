import { documentKinds, type UploadedDocument } from '@nextshift/contract';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { AnswerSlot } from './answer-slot.tsx';
import { DocumentField } from './document-field.tsx';
import type { FormAnswers } from './form-answers.ts';
import { KeptResumeChoice } from './kept-resume-choice.tsx';

interface DocumentFieldsProps extends FormAnswers {
  /** The seeker who fills in the form; absent in previews. */
  userId?: string;
}

/** The documents that the employer asks for; nothing if there are none. */
export function DocumentFields({ template, given, change, problems, userId }: DocumentFieldsProps) {
  const asked = documentKinds.filter((kind) => template.documents[kind]?.enabled === true);
  if (asked.length === 0) return null;
  return (
    <FormSection title="Documents">
      {asked.map((kind) => {
        const slot = `documents.${kind}`;
        const document = given.documents[kind] ?? null;
        const onChange = (chosen: UploadedDocument | null) => {
          change({ documents: { [kind]: chosen } });
          problems.noteChange(slot);
        };
        return (
          <AnswerSlot
            key={kind}
            slot={slot}
            className={asked.length > 1 ? 'sm:col-span-3' : 'sm:col-span-6'}
          >
            <DocumentField
              kind={kind}
              required={template.documents[kind]?.required === true}
              document={document}
              error={problems.has(slot) ? 'Please upload this document.' : undefined}
              onChange={onChange}
            />
            {kind === 'resume' && userId !== undefined ? (
              <KeptResumeChoice userId={userId} document={document} onChoose={onChange} />
            ) : null}
          </AnswerSlot>
        );
      })}
    </FormSection>
  );
}
