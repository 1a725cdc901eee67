/**
 * The row of tabs and one tab, shared by tabs that switch panels and tabs that are links. Where a row is too narrow, tabs
 * go to the next one: nothing tells that a row scrolls.
 */
export const TAB_ROW_LOOK = 'flex flex-wrap gap-x-5 border-b border-line sm:gap-x-7';

export const TAB_LOOK = [
  'relative inline-flex min-h-12 max-w-full items-center gap-2 rounded-t-control text-left font-semibold',
  'text-ink-soft transition-colors duration-120 hover:text-ink',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-brand after:opacity-0 forced-colors:after:bg-[Highlight]',
  'aria-selected:text-ink aria-selected:after:opacity-100',
  'aria-[current=page]:text-ink aria-[current=page]:after:opacity-100',
].join(' ');
