import { BoardOverview, operatorMeta, OperatorNav } from '../../wings/trust/operators/index.ts';
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
