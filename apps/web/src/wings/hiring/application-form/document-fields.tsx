import { documentKinds } from '@nextshift/contract';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { AnswerSlot } from './answer-slot.tsx';
import { DocumentField } from './document-field.tsx';
import type { FormAnswers } from './form-answers.ts';

/** The documents that the employer asks for; nothing if there are none. */
export function DocumentFields({ template, given, change, problems }: FormAnswers) {
  const asked = documentKinds.filter((kind) => template.documents[kind]?.enabled === true);
  if (asked.length === 0) return null;
  return (
    <FormSection title="Documents">
      {asked.map((kind) => {
        const slot = `documents.${kind}`;
        return (
          <AnswerSlot
            key={kind}
            slot={slot}
            className={asked.length > 1 ? 'sm:col-span-3' : 'sm:col-span-6'}
          >
            <DocumentField
              kind={kind}
              required={template.documents[kind]?.required === true}
              document={given.documents[kind] ?? null}
              error={problems.has(slot) ? 'Please upload this document.' : undefined}
              onChange={(document) => {
                change({ documents: { [kind]: document } });
                problems.noteChange(slot);
              }}
            />
          </AnswerSlot>
        );
      })}
    </FormSection>
  );
}
