import { KeysDialog, type KeysDialogProps } from '../../../../ui/overlays/keys-dialog.tsx';
import { useLetterKeys } from './letter-keys.ts';

const KEYS = [
  { keys: ['J', '↓'], action: 'Next applicant' },
  { keys: ['K', '↑'], action: 'Previous applicant' },
  { keys: ['A'], action: 'Accept, after a question that Enter confirms' },
  { keys: ['D'], action: 'Decline, at once' },
  { keys: ['Z'], action: 'Undo the last decline or acceptance' },
  { keys: ['?'], action: 'This help' },
];

export function ApplicationKeysDialog(props: Pick<KeysDialogProps, 'open' | 'onClose'>) {
  const { isOn, setIsOn } = useLetterKeys();
  return (
    <KeysDialog
      {...props}
      keys={KEYS}
      hasLetters={isOn}
      onLettersChange={setIsOn}
      help="When off, the arrow keys still move through the list."
    />
  );
}
