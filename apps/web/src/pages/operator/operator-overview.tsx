import { OperatorNav } from '../../wings/trust/operators/access/operator-nav.tsx';
import { operatorMeta } from '../../wings/trust/operators/operator-meta.ts';
import { BoardOverview } from '../../wings/trust/operators/overview/board-overview.tsx';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Overview');
}

export default function OperatorOverviewPage() {
  return (
    <div className="page-column pb-16">
      <PageHeader title="Overview" lead="What happened on the board, week by week." />
      <BoardOverview />
    </div>
  );
}
