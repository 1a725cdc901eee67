import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  AccountPage,
  operatorMeta,
  OperatorNav,
  seekerFileQuery,
  SeekerView,
} from '../../wings/trust/operators/index.ts';
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
