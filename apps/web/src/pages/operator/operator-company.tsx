import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  AccountPage,
  employerFileQuery,
  EmployerView,
  operatorMeta,
  OperatorNav,
} from '../../wings/trust/operators/index.ts';
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
