import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OperatorNav } from '../../wings/trust/operators/access/operator-nav.tsx';
import { seekerFileQuery } from '../../wings/trust/operators/accounts/account-file-query.ts';
import { AccountPage } from '../../wings/trust/operators/accounts/account-page.tsx';
import { SeekerView } from '../../wings/trust/operators/accounts/seeker-view.tsx';
import { operatorMeta } from '../../wings/trust/operators/operator-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Seeker');
}

export default function OperatorSeeker() {
  const { seekerId = '' } = useParams();
  const query = useQuery(seekerFileQuery(seekerId));
  return (
    <AccountPage noun="seeker" query={query}>
      {(seeker) => <SeekerView key={seeker.id} seeker={seeker} />}
    </AccountPage>
  );
}
