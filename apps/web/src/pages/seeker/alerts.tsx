import { OwnAlerts } from '../../wings/discovery/alerts/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Job alerts');
}

/** The seeker's job alerts, as in the settings. */
export default function AlertsPage() {
  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader title="Job alerts" lead="New jobs that match your searches, by email." />
      <OwnAlerts headingLevel="h2" />
    </div>
  );
}
