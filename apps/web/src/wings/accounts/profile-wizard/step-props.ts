import type { WizardDraft } from './wizard-draft.ts';
import type { WizardField } from './wizard-rules.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  draft: WizardDraft;
  change: (changes: Partial<WizardDraft>) => void;
  /** The problem of a field, or undefined. */
  errorOf: (field: WizardField) => string | undefined;
}
