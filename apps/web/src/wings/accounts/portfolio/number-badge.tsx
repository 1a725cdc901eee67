/** The position of a video in the portfolio, from 1. */
export function NumberBadge({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-2.5 left-2.5 flex size-7 items-center justify-center rounded-full bg-marigold text-sm font-bold text-on-marigold tabular-nums"
    >
      {number}
    </span>
  );
}
