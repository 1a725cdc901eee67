import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

export type SuggestionChipProps = ComponentProps<'button'>;

/** Something to add with one press. */
export function SuggestionChip({ className, children, ...rest }: SuggestionChipProps) {
  return (
    <button
      type="button"
      className={clsx(
        'inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-dashed border-line-strong py-1 pr-3 pl-2 text-left text-sm font-medium text-ink-soft',
        'transition-colors duration-120 hover:border-solid hover:border-brand hover:bg-brand-soft hover:text-ink',
        className,
      )}
      {...rest}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </button>
  );
}
