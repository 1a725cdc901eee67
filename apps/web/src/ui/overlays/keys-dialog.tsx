import { Switch } from '../forms/switch.tsx';
import { Dialog } from './dialog.tsx';

export interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  keys: readonly { readonly keys: readonly string[]; readonly action: string }[];
  /** Whether letter keys work; people who dictate or mistype turn them off (WCAG 2.1.4). */
  hasLetters: boolean;
  onLettersChange: (hasLetters: boolean) => void;
  /** What still works without letters, and how long they stay off. */
  help: string;
}

/** Lists a page's keys, with a way to turn the letters off. */
export function KeysDialog({
  open,
  onClose,
  keys: rows,
  hasLetters,
  onLettersChange,
  help,
}: KeysDialogProps) {
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
        help={help}
        checked={hasLetters}
        onChange={(event) => {
          onLettersChange(event.target.checked);
        }}
      />
    </Dialog>
  );
}
