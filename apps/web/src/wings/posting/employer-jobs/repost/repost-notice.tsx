import { Info } from 'lucide-react';

/** What prevents every repost. */
export interface RepostObstacle {
  readonly reason: string;
  /** Where to resolve it. */
  readonly way: { readonly to: string; readonly label: string };
}

export const REPOST_NOTICE_ID = 'repost-notice';

/** Explains above the closed jobs why none can be reposted. */
export function RepostNotice({ reason }: RepostObstacle) {
  return (
    <div
      role="note"
      aria-label="Reposting"
      className="mb-4 flex gap-3 rounded-control bg-warning-soft p-4 md:mx-5 forced-colors:border"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <p id={REPOST_NOTICE_ID} className="min-w-0">
        {reason}
      </p>
    </div>
  );
}
