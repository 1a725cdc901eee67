import type { Roster } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';

export interface ApplicantLinkProps {
  jobId: string;
  applicant: Roster['applicants'][number];
}

/** The name of an applicant, which opens the application. */
export function ApplicantLink({ jobId, applicant }: ApplicantLinkProps) {
  const { applicationId, firstName, lastName } = applicant;
  return (
    <PageLink
      to={paths.employerApplications(jobId, { application: applicationId })}
      className="block w-fit max-w-full font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {firstName} {lastName}
    </PageLink>
  );
}
