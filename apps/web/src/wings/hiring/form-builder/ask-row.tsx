import type { AskToggle } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';

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
    <li>
      <Switch
        label={label}
        help={help}
        checked={enabled}
        className="min-h-14"
        onChange={() => {
          onChange({ enabled: !enabled, required });
        }}
        aside={
          // Always takes its space, so that the layout stays stable.
          <Checkbox
            label="Required"
            aria-label={`${label} required`}
            className={clsx('shrink-0 text-sm', !enabled && 'invisible')}
            checked={required}
            disabled={!enabled}
            onChange={() => {
              onChange({ enabled, required: !required });
            }}
          />
        }
      />
    </li>
  );
}
