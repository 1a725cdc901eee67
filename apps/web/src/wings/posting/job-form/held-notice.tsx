import { WarningNote } from '../../../ui/feedback/warning-note.tsx';
import { HoldReasons } from '../../../entities/job/hold-reasons.tsx';

/** Above the form of a held job: why it is held, and what saving does. */
export function HeldNotice({ reasons }: { reasons: readonly string[] }) {
  return (
    <WarningNote role="note" aria-label="Held for review" className="mt-3">
      <div className="min-w-0 space-y-2">
        <p className="font-semibold">Held for review</p>
        <HoldReasons reasons={reasons} />
        <p>
          Saving sends the job in again. Unless nothing is left to ask about, a person reads it
          before it is live.
        </p>
      </div>
    </WarningNote>
  );
}
