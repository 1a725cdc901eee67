import { OperatorLog, operatorMeta, OperatorNav } from '../../wings/trust/operators/index.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Log');
}

export default function OperatorLogPage() {
  return (
    <div className="page-column pb-16">
      <PageHeader title="Log" lead="What operators did and looked at, newest first." />
      <OperatorLog />
    </div>
  );
}
