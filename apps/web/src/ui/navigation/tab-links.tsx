import { Slot } from '../display/slot.tsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
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
  return (
    <nav aria-label={label} className={className}>
      <ul className={TAB_ROW_LOOK}>
        {links.map((link) => (
          <li key={link.label} className="max-w-full">
            <Slot className={TAB_LOOK}>{cloneElement(link.element, {}, link.label)}</Slot>
          </li>
        ))}
      </ul>
    </nav>
  );
}
