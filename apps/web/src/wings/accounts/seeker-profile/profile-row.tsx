import { useId, type ReactNode } from 'react';

interface ProfileRowProps {
  title: string;
  actions: ReactNode;
  /** Null where there is nothing to read yet. */
  children: ReactNode;
  /** What is not seen in the row. */
  aside?: ReactNode;
}

/** A row of the profile: its title, what can be done, and what it says. */
export function ProfileRow({ title, actions, children, aside }: ProfileRowProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-start gap-x-3 px-5 py-2.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:px-6"
    >
      <h2
        id={id}
        className="max-w-full min-w-min flex-1 py-2.5 leading-6 font-bold wrap-break-word"
      >
        {title}
      </h2>
      <div className="-mr-2 flex min-h-11 items-center gap-1 sm:col-start-3">{actions}</div>
      {children ? (
        <div className="w-full min-w-0 pb-2.5 sm:col-start-2 sm:row-start-1 sm:pt-2">
          {children}
        </div>
      ) : null}
      {aside}
    </section>
  );
}
