import { clsx } from 'clsx';

export interface KeyHintProps {
  letter: string;
  className?: string;
}

/** A key's letter; only where a keyboard is likely, and hidden from screen readers. */
export function KeyHint({ letter, className }: KeyHintProps) {
  return (
    <kbd
      aria-hidden="true"
      className={clsx(
        'hidden min-w-5.5 items-center justify-center rounded-md border border-current px-1 font-sans text-xs leading-4.5 font-semibold lg:inline-flex pointer-coarse:hidden',
        className,
      )}
    >
      {letter}
    </kbd>
  );
}
