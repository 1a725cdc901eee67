import { WarningNote } from '../../../../ui/feedback/warning-note.tsx';

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
    <WarningNote role="note" aria-label="Reposting" className="mb-4 md:mx-5">
      <p id={REPOST_NOTICE_ID} className="min-w-0">
        {reason}
      </p>
    </WarningNote>
  );
}
