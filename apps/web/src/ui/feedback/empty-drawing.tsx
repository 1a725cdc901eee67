import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const SHEET = 'fill-surface stroke-ink';
const LINE = 'stroke-line-strong';
const SPOT = 'fill-marigold stroke-ink';

/** Small scenes of one family: a sheet of paper, one thing on it, one spot of marigold. */
const DRAWINGS = {
  search: (
    <>
      <rect x="34" y="26" width="66" height="74" rx="10" className={SHEET} />
      <path d="M48 46h38M48 60h38M48 74h22" className={LINE} />
      <circle cx="101" cy="72" r="20" className={SPOT} />
      <circle cx="101" cy="72" r="11" className={SHEET} />
      <path d="m115 87 14 14" className="stroke-ink" strokeWidth="6" />
    </>
  ),
  saved: (
    <>
      <rect
        x="30"
        y="40"
        width="72"
        height="58"
        rx="10"
        className={SHEET}
        transform="rotate(-6 66 69)"
      />
      <rect x="46" y="32" width="76" height="62" rx="10" className={SHEET} />
      <path d="M60 52h28M60 66h44M60 80h20" className={LINE} />
      <path d="M96 24h18v34l-9-8-9 8z" className={SPOT} />
    </>
  ),
  applications: (
    <>
      <path d="M34 62 50 34h60l16 28v30a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" className={SHEET} />
      <rect x="52" y="22" width="56" height="44" rx="6" className={SHEET} />
      <path d="M62 36h24M62 48h36" className={LINE} />
      <path
        d="M34 62h26c2 10 8 14 20 14s18-4 20-14h26v30a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z"
        className={SHEET}
      />
      <circle cx="118" cy="30" r="13" className={SPOT} />
      <path d="m112 30 4.5 4.5 8-9" className="stroke-ink" />
    </>
  ),
  jobs: (
    <>
      <path d="M40 56v38a6 6 0 0 0 6 6h68a6 6 0 0 0 6-6V56" className={SHEET} />
      <path d="M44 30h72l12 26H32z" className={SHEET} />
      <path
        d="M32 56a12 10 0 0 0 24 0 12 10 0 0 0 24 0 12 10 0 0 0 24 0 12 10 0 0 0 24 0z"
        className={SPOT}
      />
      <path d="M56 30 56 56M80 30v26M104 30v26" className="stroke-ink" />
      <rect x="52" y="74" width="22" height="26" rx="3" className={SHEET} />
      <path d="M86 78h22M86 88h14" className={LINE} />
    </>
  ),
  video: (
    <>
      <rect x="52" y="18" width="54" height="88" rx="12" className={SHEET} />
      <path d="M72 28h14" className="stroke-ink" />
      <path d="M64 92h30" className={LINE} />
      <circle cx="79" cy="58" r="17" className={SPOT} />
      <path d="m74 49 14 9-14 9z" className="fill-ink stroke-ink" />
      <path d="M118 40v14M125 47h-14M36 70v10M41 75H31" className="stroke-brand" />
    </>
  ),
  applicants: (
    <>
      <rect
        x="32"
        y="36"
        width="66"
        height="62"
        rx="10"
        className={SHEET}
        transform="rotate(-5 65 67)"
      />
      <rect x="52" y="26" width="70" height="72" rx="10" className={SHEET} />
      <circle cx="87" cy="50" r="12" className={SPOT} />
      <path d="M67 84c2-12 10-16 20-16s18 4 20 16" className="fill-brand-soft stroke-ink" />
    </>
  ),
  lost: (
    <>
      <path d="M80 104V34" className="stroke-ink" strokeWidth="5" />
      <path d="M42 30h58l14 12-14 12H42z" className={SPOT} />
      <path d="M120 60H72L58 71l14 11h48z" className={SHEET} />
      <path d="M54 42h32M84 71h24" className="stroke-ink" />
      <path d="M60 104h40" className="stroke-ink" />
    </>
  ),
  soon: (
    <>
      <circle cx="80" cy="64" r="40" className={SHEET} />
      <path d="M80 64V24a40 40 0 0 1 34.6 60z" className={SPOT} />
      <path d="M80 38v26l16 10" className="stroke-ink" strokeWidth="5" />
      <path d="M52 64h4M80 96v-4M104 64h4" className={LINE} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

export interface EmptyDrawingProps {
  name: DrawingName;
  className?: string;
}

export function EmptyDrawing({ name, className }: EmptyDrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx('h-auto', className)}
    >
      <path
        d="M18 70C14 40 40 12 76 10c40-2 68 22 68 52 0 32-26 50-62 50-38 0-60-14-64-42z"
        className="fill-brand-soft"
      />
      {DRAWINGS[name]}
    </svg>
  );
}
