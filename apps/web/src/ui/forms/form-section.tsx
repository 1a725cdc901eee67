import { useId, type ReactNode } from 'react';
import { Card } from '../display/card.tsx';

export interface FormSectionProps {
  title: string;
  lead?: ReactNode;
  /** Beside the title: a shortcut. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a long form: no landmark, since a page may show the same form twice. */
export function FormSection({ title, lead, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card asChild>
      <section role="group" aria-labelledby={id}>
        <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 id={id} className="text-heading font-bold">
              {title}
            </h2>
            {lead ? <p className="mt-0.5 text-ink-soft">{lead}</p> : null}
          </div>
          {action}
        </div>
        {/* Errors take their own room here: the gap is smaller than that of `FormShell`, and the last ends the card. */}
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-6 [&_[data-field-error]]:mb-0!">
          {children}
        </div>
      </section>
    </Card>
  );
}
