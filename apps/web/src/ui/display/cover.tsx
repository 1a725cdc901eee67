import { pictureAt } from '@nextshift/contract';
import { clsx } from 'clsx';
import { DayDial } from './day-dial.tsx';

export interface CoverProps {
  /** The picture or logo whose colours it takes; the board's own without one. */
  src: string | null;
  className?: string;
}

/** The band at the top of a profile or company: its picture's colours, far out of focus. Decoration. */
export function Cover({ src, className }: CoverProps) {
  return (
    <div aria-hidden="true" className={clsx('relative overflow-hidden on-fig', className)}>
      {src ? (
        <img
          src={pictureAt(src, 320)}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full scale-125 object-fill blur-2xl saturate-125"
        />
      ) : (
        <DayDial className="absolute -right-10 -bottom-40 size-100" />
      )}
    </div>
  );
}
