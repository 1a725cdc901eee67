import {
  basicFieldKeys,
  basicFieldLabels,
  documentKinds,
  documentLabels,
  type FormSetup,
} from '@nextshift/contract';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { AskRow } from './ask-row.tsx';
import type { ChangeSetup } from './use-setup-draft.ts';

export interface AskSectionsProps {
  setup: FormSetup;
  change: ChangeSetup;
}

const ROWS_LOOK = 'col-span-full -my-2 divide-y divide-line';

/** The fields and documents that every form may ask for (spec section 2.6). */
export function AskSections({ setup, change }: AskSectionsProps) {
  return (
    <>
      <FormSection title="Basic Fields" lead="*Toggle to add field to application">
        <ul className={ROWS_LOOK}>
          {basicFieldKeys.map((key) => (
            <AskRow
              key={key}
              label={basicFieldLabels[key]}
              toggle={setup.basicFields[key]}
              onChange={(toggle) => {
                change(({ basicFields }) => ({ basicFields: { ...basicFields, [key]: toggle } }));
              }}
            />
          ))}
        </ul>
      </FormSection>
      <FormSection title="Documents" lead="Applicants upload them with their answers.">
        <ul className={ROWS_LOOK}>
          {documentKinds.map((kind) => (
            <AskRow
              key={kind}
              label={documentLabels[kind]}
              help="PDF, DOC, or DOCX (Max 5MB)"
              toggle={setup.documents[kind]}
              onChange={(toggle) => {
                change(({ documents }) => ({ documents: { ...documents, [kind]: toggle } }));
              }}
            />
          ))}
        </ul>
      </FormSection>
    </>
  );
}
