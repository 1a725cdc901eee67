import { clsx } from 'clsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import type { AskToggle } from './form-setup.ts';

export interface AskRowProps {
  label: string;
  help?: string;
  toggle: AskToggle;
  onChange: (toggle: AskToggle) => void;
}

/** A field or document that a form may ask for: whether it does, and whether it is required. */
export function AskRow({ label, help, toggle, onChange }: AskRowProps) {
  const { enabled, required } = toggle;
  return (
    <li
      className={clsx(
        'flex min-h-14 flex-wrap items-center justify-end gap-x-4 rounded-control border px-4 transition-colors duration-120',
        enabled ? 'border-brand/60 bg-brand-soft/40' : 'border-line',
      )}
    >
      <Switch
        label={label}
        help={help}
        checked={enabled}
        className="flex-1 basis-44"
        onChange={() => {
          onChange({ required, enabled: !enabled });
        }}
      />
      {/* Always takes its space beside the switch, so that the layout stays stable. */}
      <Checkbox
        label="Required"
        aria-label={`${label} required`}
        className={clsx('text-sm', !enabled && 'invisible max-sm:hidden')}
        checked={required}
        disabled={!enabled}
        onChange={() => {
          onChange({ enabled, required: !required });
        }}
      />
    </li>
  );
}
