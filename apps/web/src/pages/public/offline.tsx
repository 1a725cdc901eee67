import type { ReactNode } from 'react';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';

/** The worker shows this page at any address, where it must not hydrate as the page of that address. */
export const handle: PageHandle = { isStatic: true };

export function meta() {
  return [...pageMeta('You are offline'), { name: 'robots', content: 'noindex' }];
}

/** The worker (public/sw.js) shows it when the server cannot be reached; public/offline.js fills in the shifts and jobs. */
export default function Offline() {
  return (
    <div className="page-column flex-1 py-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-title font-bold">You are offline</h1>
          <p className="mt-1 text-ink-soft">
            This page could not be reached. It loads by itself once you are connected again.
          </p>
        </div>
        <Button variant="secondary" asChild>
          <a href="">Try again</a>
        </Button>
      </div>
      <KeptList id="own-shifts" title="Your shifts">
        <h3 data-part="when" className="text-lg leading-snug font-bold" />
        <p data-part="title" className="mt-1 font-semibold wrap-anywhere" />
        <p data-part="company" className="wrap-anywhere text-ink-soft" />
        <p data-part="place" className="mt-1 text-sm wrap-anywhere text-ink-soft" />
      </KeptList>
      <KeptList id="saved-jobs" title="Your saved jobs">
        <h3 data-part="title" className="text-lg leading-snug font-bold wrap-anywhere" />
        <p data-part="company" className="wrap-anywhere text-ink-soft" />
        <p data-part="pay" className="mt-3 font-semibold" />
        <p data-part="place" className="mt-1 text-sm text-ink-soft" />
        <details className="mt-4 border-t border-line pt-3">
          <summary className="min-h-8 cursor-pointer font-semibold">About this job</summary>
          <p data-part="schedule" className="mt-2 font-semibold wrap-anywhere" />
          <p data-part="description" className="mt-2 wrap-anywhere whitespace-pre-line" />
          <p data-part="requirements" className="mt-3 wrap-anywhere whitespace-pre-line" />
        </details>
      </KeptList>
      <script src="/offline.js" defer />
    </div>
  );
}

interface KeptListProps {
  id: string;
  title: string;
  /** The card of one of them. */
  children: ReactNode;
}

/** What is kept on the device, hidden until there is any. */
function KeptList({ id, title, children }: KeptListProps) {
  return (
    <section id={id} hidden aria-labelledby={`${id}-heading`} className="mt-6">
      <h2 id={`${id}-heading`} className="text-heading font-bold">
        {title}
      </h2>
      <p data-as-of="" className="mt-1 text-ink-soft" />
      <ul className="mt-5 grid gap-4 md:grid-cols-2" />
      <template>
        <li>
          <Card className="h-full">{children}</Card>
        </li>
      </template>
    </section>
  );
}
