import { KeyHint } from '../../../../ui/display/key-hint.tsx';

/** A choice with the letter that makes it; null while letters are off. */
export function LetterChoice({ letter, children }: { letter: string | null; children: string }) {
  return (
    <span className="flex items-center gap-2.5">
      {children}
      {letter === null ? null : <KeyHint letter={letter} />}
    </span>
  );
}
