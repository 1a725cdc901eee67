import {
  type CannedReasonId,
  cannedReasonIds,
  cannedReasons,
  type CaseDecision,
  reasonOfDecision,
} from '@nextshift/contract';
import { SelectField } from '../../../../ui/forms/select-field.tsx';

export interface CannedReasonFieldProps {
  decision: CaseDecision;
  value: CannedReasonId | null;
  onChange: (chosen: CannedReasonId | null) => void;
}

/** Reasons that operators give often, of those that go with a decision. */
export function CannedReasonField({ decision, value, onChange }: CannedReasonFieldProps) {
  return (
    <SelectField
      label="Suggested reason"
      name="cannedReason"
      placeholder="None, I will write one"
      options={cannedReasonIds
        .filter((id) => cannedReasons[id].decision === decision)
        .map((id) => ({ value: id, label: cannedReasons[id].label }))}
      value={value ?? ''}
      onChange={({ target }) => {
        onChange(cannedReasonIds.find((id) => id === target.value) ?? null);
      }}
    />
  );
}

export interface ReasonReadProps {
  cannedReason: CannedReasonId | null;
  reason: string;
  /** Whether the company reads it, or the log alone has it. */
  isToldToCompany: boolean;
}

/** The reason in full, before anybody gets it; nothing while there is none. */
export function ReasonRead({ cannedReason, reason, isToldToCompany }: ReasonReadProps) {
  const text = reasonOfDecision({ cannedReason, reason: reason.trim() });
  if (text === '') return null;
  return (
    <div
      role="group"
      aria-labelledby="reason-read"
      className="rounded-control bg-sunken p-3 forced-colors:border"
    >
      <p id="reason-read" className="text-sm font-semibold">
        {isToldToCompany ? 'The company will read' : 'The log will have'}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
