import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OperatorNav } from '../../wings/trust/operators/access/operator-nav.tsx';
import { employerFileQuery } from '../../wings/trust/operators/accounts/account-file-query.ts';
import { AccountPage } from '../../wings/trust/operators/accounts/account-page.tsx';
import { EmployerView } from '../../wings/trust/operators/accounts/employer-view.tsx';
import { operatorMeta } from '../../wings/trust/operators/operator-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Company');
}

export default function OperatorCompany() {
  const { employerId = '' } = useParams();
  const query = useQuery(employerFileQuery(employerId));
  return (
    <AccountPage noun="company" query={query}>
      {(employer) => <EmployerView key={employer.id} employer={employer} />}
    </AccountPage>
  );
}
