import { clsx } from 'clsx';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a page of this host is the developer's own (spec section 2.1). */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.includes(hostname);
}

/** Fetched when the panel is opened; stays empty if that fails. */
const EmployerData = lazy<ComponentType>(() =>
  import('./employer-data.tsx').then(
    ({ EmployerData }) => ({ default: EmployerData }),
    () => ({ default: () => null }),
  ),
);

/**
 * The debug panel below every page of a local board: it covers nothing, and opens on request.
 * The browser decides, so that all hosts get the same HTML.
 */
export function LocalDebug() {
  const hydrated = useHydrated();
  const [wasOpened, setWasOpened] = useState(false);
  if (!hydrated || !isLocalHost(location.hostname)) return null;
  return (
    <aside
      aria-label="Local debug panel"
      className={clsx(
        'relative bg-sunken text-sm text-ink-soft print:hidden',
        // Replaces the page's own padding for the phone's bottom bar.
        '-mt-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))]',
        'pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))]',
      )}
    >
      <details
        className="page-column"
        onToggle={() => {
          setWasOpened(true);
        }}
      >
        <summary className="min-h-8 cursor-pointer py-1.5">Employer local data</summary>
        {wasOpened ? (
          <Suspense>
            <EmployerData />
          </Suspense>
        ) : null}
      </details>
    </aside>
  );
}
