import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Slot } from './slot.tsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export interface ChipProps {
  children: ReactNode;
  /** If given, the chip has a remove button; `removeLabel` names it. */
  onRemove?: (() => void) | undefined;
  /** The same as an empty link, for a list in the address. */
  removeLink?: ReactElement<{ children?: ReactNode }>;
  removeLabel?: string;
  className?: string;
}

const REMOVE_LOOK =
  'ml-1 inline-flex size-6 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-brand hover:text-on-brand';

/** One item of a list: a skill, a tag, a chosen filter. */
export function Chip({ children, onRemove, removeLink, removeLabel, className }: ChipProps) {
  const label = removeLabel ?? `Remove ${typeof children === 'string' ? children : 'item'}`;
  const cross = <X aria-hidden="true" className="size-3.5" />;
  return (
    <span
      className={clsx(
        'inline-flex min-h-8 max-w-full items-center rounded-full bg-brand-soft text-sm font-medium text-ink',
        onRemove || removeLink ? 'pr-1 pl-3' : 'px-3',
        className,
      )}
    >
      <span className="min-w-0 py-1">{children}</span>
      {onRemove ? (
        <button type="button" onClick={onRemove} aria-label={label} className={REMOVE_LOOK}>
          {cross}
        </button>
      ) : null}
      {removeLink ? (
        <Slot aria-label={label} className={REMOVE_LOOK}>
          {cloneElement(removeLink, {}, cross)}
        </Slot>
      ) : null}
    </span>
  );
}
