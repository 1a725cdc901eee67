import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

export interface TaskTileProps {
  icon: ReactNode;
  /** How many wait; undefined until known. */
  count: number | undefined;
  /** What waits, e.g. `4 answers due this week`; of none, e.g. `No answers due`. */
  title: string;
  detail: ReactNode;
  /** The one action; nothing while none waits. */
  action: ReactNode;
}

/** One kind of thing that waits for a person. It keeps its place when nothing waits, only more quietly. */
export function TaskTile({ icon, count, title, detail, action }: TaskTileProps) {
  const waits = count !== undefined && count > 0;
  return (
    <Card
      asChild
      tone={waits ? 'surface' : 'outline'}
      padding="none"
      className={clsx(
        'flex flex-wrap items-center justify-end gap-3 p-3 sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-start sm:p-4',
        // The room of a tile with something to do, which most have.
        count === undefined && 'sm:min-h-37',
      )}
    >
      <li aria-busy={count === undefined}>
        <span className="flex min-w-0 flex-1 basis-52 items-start gap-3 sm:basis-auto">
          <span
            aria-hidden="true"
            className={clsx(
              'flex size-10 shrink-0 items-center justify-center rounded-full [&_svg]:size-5',
              waits ? 'bg-warning-soft text-warning' : 'bg-sunken text-ink-soft',
            )}
          >
            {icon}
          </span>
          <span className="min-w-0 flex-1 self-center sm:self-start">
            <span className={clsx('block font-semibold', !waits && 'text-ink-soft')}>
              {count === undefined ? '\u00a0' : title}
            </span>
            <span className="block text-sm wrap-anywhere text-ink-soft">
              {waits ? detail : null}
            </span>
          </span>
        </span>
        {waits ? <span className="shrink-0 sm:mt-auto sm:pl-13">{action}</span> : null}
      </li>
    </Card>
  );
}

/** What waits for a person now, in up to four tiles side by side, on phones in rows. */
export function TaskTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="mb-5 lg:mb-6">
      <ul className="grid gap-2 max-sm:show-in-order sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {children}
      </ul>
    </section>
  );
}
