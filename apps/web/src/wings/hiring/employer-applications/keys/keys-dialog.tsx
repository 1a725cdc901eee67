import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { useLetterKeys } from './letter-keys.ts';

export interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

const rows = [
  { keys: ['J', '↓'], action: 'Next applicant' },
  { keys: ['K', '↑'], action: 'Previous applicant' },
  { keys: ['A'], action: 'Accept, after a question that Enter confirms' },
  { keys: ['D'], action: 'Decline, after a question that Enter confirms' },
  { keys: ['Z'], action: 'Undo the acceptance, until they are told' },
  { keys: ['?'], action: 'This help' },
];

/** Lists the keys, with a way to turn the letters off (WCAG 2.1.4). */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { isOn, setIsOn } = useLetterKeys();
  return (
    <Dialog size="small" open={open} onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {rows.map(({ keys, action }) => (
          <div key={action} className="flex items-center gap-4 py-2.5">
            <dt className="flex w-20 shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-flex min-h-7 min-w-7 items-center justify-center rounded-md border border-line-strong bg-sunken px-1.5 font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="mt-2 border-t border-line pt-3"
        label="Use letter keys"
        help="Off, the arrow keys still move through the list."
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.target.checked);
        }}
      />
    </Dialog>
  );
}
