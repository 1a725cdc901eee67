import { BoardScreening, operatorMeta, OperatorNav } from '../../wings/trust/operators/index.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Screening');
}

export default function OperatorScreeningPage() {
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="Screening"
        lead="The risk at which postings are held for review, and what operators decided about them."
      />
      <BoardScreening />
    </div>
  );
}
