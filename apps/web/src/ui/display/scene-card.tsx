import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SceneCardProps {
  /** An icon or an avatar. */
  picture: ReactNode;
  title: string;
  detail: string;
  badge: ReactNode;
  /** Its position and rotation in the scene. */
  className?: string;
}

/** A card in the scene of a `SplitPage`. */
export function SceneCard({ picture, title, detail, badge, className }: SceneCardProps) {
  return (
    <div
      className={clsx(
        'flex w-full max-w-80 animate-rise-in items-center gap-4 rounded-card border border-line bg-surface p-5 text-ink shadow-overlay [animation-fill-mode:both] xl:max-w-96',
        className,
      )}
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg leading-tight font-bold">{title}</span>
        <span className="mt-0.5 block text-sm text-ink-soft">{detail}</span>
      </span>
      {badge}
    </div>
  );
}
