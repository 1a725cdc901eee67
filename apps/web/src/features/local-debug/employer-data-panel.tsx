import { clsx } from 'clsx';
import { useEmployerDataStore } from '../../platform/session/employer-data-store.ts';
import { useRestored } from '../../platform/session/restore.ts';

/** The employer's locally stored data, below the page: it lies over nothing, and opens on request. */
export function EmployerDataPanel() {
  const { jobs, applications, lastUpdated } = useEmployerDataStore();
  const isRestored = useRestored();
  const shown = { jobs, applications, lastUpdated: timeOf(lastUpdated) };
  return (
    <aside
      aria-label="Local debug panel"
      className={clsx(
        'relative bg-sunken text-sm text-ink-soft',
        // In place of the room that the page keeps for the phone's bottom bar.
        '-mt-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))]',
        'pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))]',
      )}
    >
      <details className="page-column">
        <summary className="min-h-8 cursor-pointer py-1.5">
          Employer local data · jobs: {jobs.length} · applications: {applications.length}
        </summary>
        {isRestored && lastUpdated > 0 ? (
          <pre
            tabIndex={0}
            role="region"
            aria-label="Employer local data"
            className="mb-3 max-h-96 overflow-auto rounded-control border border-line bg-surface p-3 text-xs text-ink"
          >
            {JSON.stringify(shown, null, 2)}
          </pre>
        ) : (
          <p className="pb-3">No employer data is stored in this browser.</p>
        )}
      </details>
    </aside>
  );
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
