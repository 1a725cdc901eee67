import { clsx } from 'clsx';
import drawings from './drawings.svg';

/** One of the drawings in `drawings.svg`. */
export type DrawingName =
  | 'search'
  | 'saved'
  | 'applications'
  | 'jobs'
  | 'video'
  | 'applicants'
  | 'lost'
  | 'soon';

export interface EmptyDrawingProps {
  name: DrawingName;
  className?: string;
}

/** A small scene; its lines are a file of their own, which most pages never need. */
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
      <use href={`${drawings}#${name}`} width="160" height="120" />
    </svg>
  );
}
