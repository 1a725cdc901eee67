import type { ReactNode } from 'react';
import { DayDial } from '../display/day-dial.tsx';

export interface SplitPageProps {
  /** The page's one h1. */
  title: ReactNode;
  lead: ReactNode;
  /** Focuses the title, after the content was replaced in place. */
  focusTitle?: boolean;
  /** In large letters in the dark panel, with the given line breaks. */
  headline: string;
  /** Decoration in the dark panel that shows what the form leads to. */
  scene: ReactNode;
  children: ReactNode;
}

/** A form, and on wide screens a dark panel beside it with the scene. */
export function SplitPage({
  title,
  lead,
  focusTitle = false,
  headline,
  scene,
  children,
}: SplitPageProps) {
  return (
    <div className="page-column flex-1 pt-6 pb-14 sm:pt-10 lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-12 lg:py-6 xl:gap-24">
      <div className="mx-auto w-full max-w-md lg:py-8">
        <h1
          className="text-display font-extrabold outline-none"
          {...(focusTitle ? { tabIndex: -1, ref: moveFocus } : {})}
        >
          {title}
        </h1>
        <p className="mt-2 text-ink-soft sm:text-lg">{lead}</p>
        <div className="mt-7">{children}</div>
      </div>
      <div aria-hidden="true" className="hidden lg:block">
        <div className="sticky top-[calc(var(--header-height)+1.5rem)] isolate flex h-[clamp(34rem,calc(100dvh-var(--header-height)-3rem),44rem)] flex-col overflow-hidden rounded-sheet on-fig p-10 xl:p-12">
          <p className="font-display text-[clamp(2.5rem,4vw,4rem)] leading-none font-extrabold tracking-tight whitespace-pre-line">
            {headline}
          </p>
          <DayDial className="absolute -right-80 -bottom-52 -z-10 w-176 xl:-right-44" />
          <div className="mt-auto flex flex-col pt-8 pb-2">{scene}</div>
        </div>
      </div>
    </div>
  );
}

function moveFocus(element: HTMLElement | null): void {
  element?.focus();
}
