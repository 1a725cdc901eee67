import { KeysDialog, type KeysDialogProps } from '../../../../ui/overlays/keys-dialog.tsx';
import { useLetterKeys } from './use-operator-keys.ts';

const KEYS = [
  { keys: ['J', '↓'], action: 'Next case of the list' },
  { keys: ['K', '↑'], action: 'Previous case of the list' },
  { keys: ['Enter'], action: 'Open the case' },
  { keys: ['C'], action: 'Take the case, or give it back' },
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

export function OperatorKeysDialog(props: Pick<KeysDialogProps, 'open' | 'onClose'>) {
  const { isOn, setIsOn } = useLetterKeys();
  return (
    <KeysDialog
      {...props}
      keys={KEYS}
      hasLetters={isOn}
      onLettersChange={setIsOn}
      help="They do nothing in a form. When off, arrows, Enter and Ctrl Enter still work. Your choice lasts until the page is reloaded."
    />
  );
}
