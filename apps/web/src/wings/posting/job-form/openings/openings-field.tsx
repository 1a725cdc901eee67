import { OPENINGS_MAX, OPENINGS_UNVERIFIED_MAX } from '@nextshift/contract';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { slotOf } from '../slot-of.ts';
import type { JobForm } from '../use-job-draft.ts';

export interface OpeningsFieldProps {
  form: JobForm;
  /** Whether the company may offer more than a few. */
  isVerified: boolean;
  /** How many are accepted already. */
  accepted: number;
}

/** How many people the job hires. */
export function OpeningsField({ form, isVerified, accepted }: OpeningsFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      {...slotOf(form, 'openings')}
      required
      min={Math.max(1, accepted)}
      max={OPENINGS_MAX}
      step={1}
      help={helpOf(isVerified, accepted)}
      autoComplete="off"
      className="col-span-2 sm:col-span-6"
    />
  );
}

function helpOf(isVerified: boolean, accepted: number): string {
  if (accepted > 0) {
    const are = accepted === 1 ? '1 person is' : `${String(accepted)} people are`;
    return `${are} accepted. With ${String(accepted)} here, the job closes as filled.`;
  }
  const how =
    'How many people you hire. Each acceptance fills an opening; the last one closes the job.';
  if (isVerified) return how;
  return `${how} Up to ${String(OPENINGS_UNVERIFIED_MAX)} until your company is verified.`;
}
