import { lazy, Suspense, type ComponentType } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isLocalHost } from './is-local-host.ts';

/** Fetched on local hosts alone; a page does without it where that fails. */
const EmployerDataPanel = lazy<ComponentType>(() =>
  import('./employer-data-panel.tsx').then(
    ({ EmployerDataPanel }) => ({ default: EmployerDataPanel }),
    () => ({ default: () => null }),
  ),
);

/** What a developer sees below every page. The browser decides, so that all hosts get the same HTML. */
export function LocalDebug() {
  const hydrated = useHydrated();
  if (!hydrated || !isLocalHost(location.hostname)) return null;
  return (
    <Suspense fallback={null}>
      <EmployerDataPanel />
    </Suspense>
  );
}
