/** The box of every text-like control. 16 px text keeps iOS from zooming on focus. */
export const CONTROL_LOOK = [
  'w-full min-w-0 rounded-control border border-line-strong bg-surface text-base text-ink',
  'transition-[border-color,box-shadow] duration-120 hover:border-ink',
  'focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/40',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft',
  'not-[select]:read-only:border-line not-[select]:read-only:bg-sunken',
].join(' ');
