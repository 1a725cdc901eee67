import { caseStatuses } from '@nextshift/contract';
import { useSearchParams } from 'react-router';
import { CaseQueue, operatorMeta, OperatorNav } from '../../wings/trust/operators/index.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Cases');
}

export default function OperatorCases() {
  const [params, setParams] = useSearchParams();
  const status = caseStatuses.find((one) => one === params.get('status')) ?? 'open';
  return (
    <div className="page-column pb-16">
      <PageHeader title="Cases" className="pb-2 sm:pt-8 sm:pb-3" />
      <Tabs
        label="Cases"
        items={[
          { id: 'open', label: 'Open' },
          { id: 'decided', label: 'Decided' },
          { id: 'settled', label: 'Settled' },
        ]}
        selected={status}
        onSelect={(id) => {
          const next = id === 'open' ? {} : { status: id };
          setParams(next, { replace: true, preventScrollReset: true });
        }}
      >
        <CaseQueue key={status} status={status} />
      </Tabs>
    </div>
  );
}
