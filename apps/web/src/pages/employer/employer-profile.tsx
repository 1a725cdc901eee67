import {
  CompanyProfile,
  LoadingCompany,
  MissingEmployer,
  useOwnEmployer,
} from '../../wings/accounts/company-profile/index.ts';
import { ConfirmationNotice } from '../../wings/identity/email-confirmation/index.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { setLeaving, useLeavingStore } from '../../platform/session/leaving-store.ts';
import { restore } from '../../platform/session/restore.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export function meta() {
  return pageMeta('Company profile');
}

/**
 * Without a guard: the page itself says that no employer is signed in, then redirects to the login (spec
 * section 2.6).
 */
export async function clientLoader() {
  await restore();
  setLeaving(false);
  return null;
}
clientLoader.hydrate = true as const;

export { LoadingCompany as HydrateFallback };

export default function EmployerProfile() {
  const { employer, isMissing, error, isFetching, refetch } = useOwnEmployer();
  const isLeaving = useLeavingStore((state) => state.leaving);
  if (isLeaving) return <LoadingCompany />;
  if (isMissing) return <MissingEmployer />;
  if (employer) {
    return (
      <>
        <ConfirmationNotice account={employer} />
        <CompanyProfile key={employer.id} employer={employer} />
      </>
    );
  }
  if (!error) return <LoadingCompany />;
  return (
    <LoadFailure
      headingLevel="h1"
      title="Your company profile did not load"
      message={failureText(error, 'Something went wrong. Please try again.')}
      retrying={isFetching}
      onRetry={refetch}
    />
  );
}
