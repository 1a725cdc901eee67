import type { WizardDraft } from './wizard-draft.ts';
import type { WizardField } from './wizard-rules.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  draft: WizardDraft;
  change: (changes: Partial<WizardDraft>) => void;
  /** What is wrong with a field; undefined while it is fine. */
  errorOf: (field: WizardField) => string | undefined;
}
