import { clsx } from 'clsx';
import { Slot } from '../buttons/slot.tsx';
import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { TAB_LOOK, TAB_ROW_LOOK } from './tab-look.ts';

export interface TabLink {
  label: string;
  /** An empty link that sets `aria-current="page"` when it is the current one. */
  element: ReactElement<{ children?: ReactNode }>;
}

export interface TabLinksProps {
  label: string;
  links: readonly TabLink[];
  className?: string;
}

/** Pages that look like tabs: each has its own address and works without scripts. */
export function TabLinks({ label, links, className }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  // On phones the row overflows; scroll the current tab into view.
  useEffect(() => {
    const present = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && present) row.current.scrollLeft = present.offsetLeft - 16;
  });
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={clsx('relative', TAB_ROW_LOOK)}>
        {links.map((link) => (
          <li key={link.label} className="shrink-0">
            <Slot className={TAB_LOOK}>{cloneElement(link.element, {}, link.label)}</Slot>
          </li>
        ))}
      </ul>
    </nav>
  );
}
