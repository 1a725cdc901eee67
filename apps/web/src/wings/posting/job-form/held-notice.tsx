import { Info } from 'lucide-react';
import { HoldReasons } from '../../../entities/job/hold-reasons.tsx';

/** Above the form of a held job: why it is held, and what saving does. */
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
          Saving sends the job in again. Unless nothing is left to ask about, a person reads it
          before it is live.
        </p>
      </div>
    </div>
  );
}
