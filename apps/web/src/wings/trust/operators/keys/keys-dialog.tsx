import { Switch } from '../../../../ui/forms/switch.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useLetterKeys } from './use-operator-keys.ts';

export interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

const rows = [
  { keys: ['J', '↓'], action: 'Next case of the list' },
  { keys: ['K', '↑'], action: 'Previous case of the list' },
  { keys: ['Enter'], action: 'Open the case' },
  { keys: ['U'], action: 'Uphold' },
  { keys: ['D'], action: 'Dismiss' },
  { keys: ['V', 'S', 'R'], action: 'Verify, suspend or restore an account' },
  { keys: ['Ctrl', 'Enter'], action: 'Decide, from within the form; on a Mac also ⌘ Enter' },
  { keys: ['A'], action: 'Accept an appeal' },
  { keys: ['R'], action: 'Reject an appeal' },
  { keys: ['Z'], action: 'Undo the decision of a case' },
  { keys: ['N'], action: 'Next open case' },
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
            <dt className="flex w-28 shrink-0 gap-1.5">
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
        help="They do nothing within a form. Off, arrows, Enter and Ctrl Enter still work. Lasts until the page is reloaded."
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.target.checked);
        }}
      />
    </Dialog>
  );
}
