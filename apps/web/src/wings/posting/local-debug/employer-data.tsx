import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';
import { useEmployerDataStore } from '../../hiring/employer-data/index.ts';
import { useRestored } from '../../../platform/session/restore.ts';

/** The employer's locally stored data, unformatted. */
export function EmployerData() {
  const { jobs, applications, lastUpdated } = useEmployerDataStore();
  const error = useEmployerAuthStore((state) => state.error);
  const isRestored = useRestored();
  const failed = error === null ? null : <p className="pb-2">last failure: {error}</p>;
  if (!isRestored || lastUpdated === 0) {
    return (
      <>
        {failed}
        <p className="pb-3">No employer data is stored in this browser.</p>
      </>
    );
  }
  const shown = { jobs, applications, lastUpdated: new Date(lastUpdated).toISOString() };
  return (
    <>
      {failed}
      <p className="pb-2">
        jobs: {jobs.length} · applications: {applications.length}
      </p>
      <pre
        tabIndex={0}
        role="region"
        aria-label="Employer local data"
        className="mb-3 max-h-96 overflow-auto rounded-control border border-line bg-surface p-3 text-xs text-ink"
      >
        {JSON.stringify(shown, null, 2)}
      </pre>
    </>
  );
}
