/** The row of tabs and one tab, shared by tabs that switch panels and tabs that are links. */
export const TAB_ROW_LOOK =
  'flex gap-1 overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none]';

export const TAB_LOOK = [
  'relative inline-flex min-h-12 shrink-0 items-center gap-2 rounded-t-control px-3 font-semibold whitespace-nowrap sm:px-4',
  'text-ink-soft transition-colors duration-120 hover:text-ink focus-visible:-outline-offset-2',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-brand after:opacity-0 forced-colors:after:bg-[Highlight]',
  'aria-selected:text-ink aria-selected:after:opacity-100',
  'aria-[current=page]:text-ink aria-[current=page]:after:opacity-100',
].join(' ');
