import type { EmployerApplication } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  ApplicationPreviewDialog,
  FormAnswersView,
} from '../../wings/hiring/application-preview/index.ts';
import {
  applicantName,
  ApplicationsBoard,
} from '../../wings/hiring/employer-applications/index.ts';
import { useReadApplicantNotices } from '../../wings/hiring/notices/index.ts';
import { jobChoicesQuery } from '../../wings/posting/employer-jobs/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useLingering } from '../../ui/overlays/use-lingering.ts';
import { RepostingJobs } from './reposting.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Applicants');
}

export default function EmployerApplications() {
  const { id } = useEmployer();
  const [parameters] = useSearchParams();
  useReadApplicantNotices(parameters.get('job'));
  const { data: jobs = [] } = useQuery(jobChoicesQuery(id));
  const [previewed, setPreviewed] = useState<EmployerApplication | null>(null);
  const shown = useLingering(previewed);
  return (
    <div className="page-column pb-16">
      <PageHeader title="Applicants" />
      <RepostingJobs employerId={id}>
        {(reposting) => (
          <ApplicationsBoard
            employerId={id}
            jobs={jobs}
            reposting={reposting}
            onPreview={setPreviewed}
            answersOf={({ status, application, ...answers }) =>
              application ? (
                <FormAnswersView
                  form={application}
                  answers={answers}
                  hidesContact={status !== 'Accepted'}
                />
              ) : null
            }
          />
        )}
      </RepostingJobs>
      <ApplicationPreviewDialog
        applicationId={previewed?.applicationId ?? null}
        onClose={() => {
          setPreviewed(null);
        }}
        {...(shown ? { applicantName: applicantName(shown) } : {})}
      />
    </div>
  );
}
