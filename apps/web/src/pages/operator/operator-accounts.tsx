import { useSearchParams } from 'react-router';
import {
  AccountSearch,
  FoundAccounts,
  operatorMeta,
  OperatorNav,
} from '../../wings/trust/operators/index.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Accounts');
}

export default function OperatorAccounts() {
  const [params, setParams] = useSearchParams();
  const text = params.get('query') ?? '';
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="Accounts"
        lead="Find companies and seekers. Each search and each look is logged."
      />
      <AccountSearch
        key={text}
        text={text}
        onSearch={(query) => {
          setParams({ query }, { preventScrollReset: true });
        }}
      />
      {text === '' ? null : <FoundAccounts key={`found ${text}`} text={text} />}
    </div>
  );
}
