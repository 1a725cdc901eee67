import { clsx } from 'clsx';
import { Mark } from './mark.tsx';

export interface WordmarkProps {
  className?: string;
}

/**
 * Mark and name; the mark alone where letters are so large that both would not fit on a phone. The name
 * is made of outlines, so it looks right before any font arrives. They are in the styles, as a mask: every page would
 * load them as a script, too.
 */
export function Wordmark({ className }: WordmarkProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5 align-top', className)}>
      <Mark className="size-8 shrink-0" />
      <span className="sr-only">NextShift</span>
      <span aria-hidden="true" className="wordmark-name max-[16rem]:hidden" />
    </span>
  );
}
