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
          A person reads it. Saving sends the job in again, but a change may not be enough to bring
          it live.
        </p>
      </div>
    </WarningNote>
  );
}
