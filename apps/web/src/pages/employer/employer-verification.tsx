import { AppealLink, MeasuresSection } from '../../wings/trust/appeals/index.ts';
import { HeldTexts, VerificationSteps } from '../../wings/screening/company-verification/index.ts';
import { HeldJobs } from '../../wings/posting/employer-jobs/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Verification');
}

export default function EmployerVerification() {
  const employer = useEmployer();
  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader
        title="Verification"
        lead="A verified company has a mark beside its name: applicants know that it is who it says it is."
      />
      <VerificationSteps employer={employer} />
      <HeldTexts employer={employer} />
      <HeldJobs
        employerId={employer.id}
        appealOf={(job) => <AppealLink employerId={employer.id} job={job} />}
      />
      <MeasuresSection employerId={employer.id} />
    </div>
  );
}
