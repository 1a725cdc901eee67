import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  label: ReactNode;
  help?: ReactNode;
  /** A control that goes with the setting, between its label and the switch. */
  aside?: ReactNode;
}

/** A setting that takes effect immediately. The whole row is the target, except for what stands aside. */
export function Switch({ label, help, aside, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div
      className={clsx(
        'flex min-h-11 flex-wrap items-center justify-between gap-x-3 has-[[role=switch]:disabled]:opacity-55',
        className,
      )}
    >
      <label htmlFor={id} className="min-w-0 flex-[1_1_5rem] cursor-pointer py-2.5">
        <span className="font-medium">{label}</span>
        {help ? <span className="block text-sm text-ink-soft">{help}</span> : null}
      </label>
      {aside}
      <SwitchInput id={id} {...rest} />
    </div>
  );
}

/** The switch alone, for a table whose headings name it. */
export function SwitchInput(props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) {
  return (
    <span className="relative inline-flex h-7 w-12 shrink-0">
      <input
        type="checkbox"
        role="switch"
        className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:forced-chosen checked:border-brand checked:bg-brand disabled:cursor-auto"
        {...props}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-line-strong transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-brand forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]"
      />
    </span>
  );
}
