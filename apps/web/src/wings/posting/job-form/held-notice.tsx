import { Info } from 'lucide-react';
import { HoldReasons } from '../../../entities/job/hold-reasons.tsx';
import { isMendable } from '../../../entities/job/marked-words.ts';

/** Above the form of a held job: why it is held, and that saving is enough. */
export function HeldNotice({ reasons }: { reasons: readonly string[] }) {
  return (
    <div
      role="note"
      aria-label="Held for review"
      className="mt-3 flex gap-3 rounded-control bg-warning-soft p-4 forced-colors:border"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 space-y-2">
        <p className="font-semibold">Held for review</p>
        <HoldReasons reasons={reasons} />
        <p>
          {isMendable(reasons)
            ? 'Saving sends the job in again. Without what is marked it goes live at once.'
            : 'Saving sends the job in again. A person reads it before it is live.'}
        </p>
      </div>
    </div>
  );
}
