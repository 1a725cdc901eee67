import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CountBadge } from '../display/count-badge.tsx';
import { TAB_LOOK, TAB_ROW_LOOK } from './tab-look.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Null while it loads: its place is kept. */
  count?: number | null;
}

export interface TabsProps {
  /** Names the row for screen readers. */
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  className?: string;
}

/**
 * Tabs by the ARIA pattern: one Tab stop, arrows move and select, Home and End jump. Our own,
 * because Radix' tabs put style attributes into server HTML, which our style-src blocks.
 */
export function Tabs({ label, items, selected, onSelect, children, className }: TabsProps) {
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items.findIndex((item) => item.id === selected);
    const next = items.at(nextIndex(event.key, current, items.length) ?? current);
    if (!next || next.id === selected) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${baseId}-${next.id}`)}`)?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={TAB_ROW_LOOK}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          const isSelected = item.id === selected;
          return (
            <button
              key={item.id}
              id={`${baseId}-${item.id}`}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? `${baseId}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={TAB_LOOK}
              onClick={() => {
                onSelect(item.id);
              }}
            >
              {item.label}{' '}
              {item.count === undefined ? null : item.count === null ? (
                <span className="inline-block size-6" />
              ) : (
                <CountBadge count={item.count} tone={isSelected ? 'brand' : 'neutral'} />
              )}
            </button>
          );
        })}
      </div>
      <div
        id={`${baseId}-panel`}
        role="tabpanel"
        aria-labelledby={`${baseId}-${selected}`}
        tabIndex={0}
        className="rounded-control pt-5 focus-visible:outline-offset-4"
      >
        {children}
      </div>
    </div>
  );
}

function nextIndex(key: string, current: number, count: number) {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
