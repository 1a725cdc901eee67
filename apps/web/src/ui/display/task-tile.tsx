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

/** One kind of thing that waits for a person; where nothing waits, a word in the line below the others. */
export function TaskTile({ icon, count, title, detail, action }: TaskTileProps) {
  const isKnown = count !== undefined;
  if (count === 0) {
    return (
      <li className="order-2 mb-3 flex items-center gap-1.5 text-sm text-ink-soft [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        {title}
      </li>
    );
  }
  return (
    <Card
      asChild
      padding="none"
      className={clsx(
        'mb-2 flex grow basis-full flex-wrap items-center justify-end gap-3 p-3 sm:mb-4 sm:basis-[calc(50%-0.5rem)] sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-start sm:p-4 xl:basis-48',
        // The room of a tile with something to do, which most have.
        !isKnown && 'sm:min-h-37',
      )}
    >
      <li aria-busy={!isKnown}>
        <span className="flex min-w-0 flex-1 basis-52 items-start gap-3 sm:basis-auto">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-warning-soft text-warning [&_svg]:size-5"
          >
            {icon}
          </span>
          <span className="min-w-0 flex-1 self-center sm:self-start">
            <span className="block font-semibold">{isKnown ? title : '\u00a0'}</span>
            <span className="block text-sm wrap-anywhere text-ink-soft">
              {isKnown ? detail : null}
            </span>
          </span>
        </span>
        {isKnown ? <span className="shrink-0 sm:mt-auto sm:pl-13">{action}</span> : null}
      </li>
    </Card>
  );
}

/** What waits for a person now, side by side, on phones in rows; shown once all of it is known, since what is quiet goes last. */
export function TaskTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="group/tiles relative mb-2">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 hidden animate-appear-late gap-2 group-has-[li[aria-busy=true]]/tiles:grid sm:grid-cols-2 sm:gap-4 xl:grid-cols-4"
      >
        {[0, 1, 2, 3].map((tile) => (
          <div key={tile} className="h-22 animate-shimmer rounded-card bg-sunken sm:h-37" />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 after:order-1 after:basis-full has-[[aria-busy=true]]:invisible">
        {children}
      </ul>
    </section>
  );
}
