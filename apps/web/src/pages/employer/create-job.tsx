import { formatMoment, type Job, type JobDraft, type PlanLimitDetails } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { fetchJobDraft, jobDraftQuery } from '../../entities/job-draft/job-draft-queries.ts';
import { usePublishJobDraft } from '../../entities/job-draft/publish-job-draft.ts';
import { useSaveJobDraft } from '../../entities/job-draft/save-job-draft.ts';
import {
  CreateJobForm,
  EditJobSkeleton,
  jobSuccessState,
  readMadeDraft,
} from '../../wings/posting/job-form/index.ts';
import { useActiveJobCount, useCreateJob } from '../../wings/posting/employer-jobs/index.ts';
import {
  PlanFullNotice,
  PlanLimitDialog,
  readPlanLimit,
} from '../../wings/billing/plan-limits/index.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useLingering } from '../../ui/overlays/use-lingering.ts';

const JobPreviewDialog = lazy(async () => ({
  default: (await import('../../wings/jobs/job-detail/job-preview-dialog.tsx')).JobPreviewDialog,
}));

export const handle: PageHandle = { shape: 'form' };

export function meta() {
  return pageMeta('Create New Job');
}

interface DraftMade {
  readonly id: string;
  /** The draft that the form had opened before; null for a new job. */
  readonly openedId: string | null;
}

export default function CreateJob() {
  const employer = useEmployer();
  const activeJobs = useActiveJobCount(employer.id);
  const [search] = useSearchParams();
  const draftId = search.get('draft');
  // A draft that the form on screen made stays in that form.
  const [madeHere, setMadeHere] = useState<DraftMade | null>(null);
  const openedId = madeHere?.id === draftId ? madeHere.openedId : draftId;
  const noteDraft = (id: string) => {
    setMadeHere({ id, openedId });
  };
  const [reloaded] = useState(() => (draftId === null ? readMadeDraft(employer.id) : null));
  if (reloaded !== null && draftId === null)
    return <Navigate to={paths.createJob(reloaded)} replace />;

  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.employer()}>Dashboard</BackLink>}
        title="Create New Job"
        lead="* Required fields"
      />
      <PlanFullNotice activeJobs={activeJobs} />
      {openedId === null ? (
        <FormPage opened={null} onDraftMade={noteDraft} />
      ) : (
        <OpenedDraft key={openedId} draftId={openedId} onDraftMade={noteDraft} />
      )}
    </div>
  );
}

/** The form of a draft, once it is loaded. */
function OpenedDraft({
  draftId,
  onDraftMade,
}: {
  draftId: string;
  onDraftMade: (draftId: string) => void;
}) {
  const { id } = useEmployer();
  const { data, isPending, error, isFetching, refetch } = useQuery(jobDraftQuery(id, draftId));
  if (isPending) return <EditJobSkeleton />;
  if (data === undefined) {
    return (
      <LoadFailure
        title="The draft could not be loaded"
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === null) {
    return (
      <EmptyState
        drawing="jobs"
        title="This draft is gone"
        action={
          <Button asChild>
            <PageLink to={paths.employer()}>See your jobs</PageLink>
          </Button>
        }
      >
        It was published or deleted, or it belongs to another company.
      </EmptyState>
    );
  }
  return <FormPage opened={data} onDraftMade={onDraftMade} />;
}

interface FormPageProps {
  opened: JobDraft | null;
  onDraftMade: (draftId: string) => void;
}

function FormPage({ opened, onDraftMade }: FormPageProps) {
  const employer = useEmployer();
  const navigate = useNavigate();
  const create = useCreateJob(employer.id);
  const save = useSaveJobDraft(employer.id);
  const publish = usePublishJobDraft(employer.id);
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  const showLimit = (error: unknown) => {
    const refused = readPlanLimit(error);
    setLimit(refused);
    return refused !== null;
  };

  const showDraft = (draftId: string) => {
    onDraftMade(draftId);
    void navigate(paths.createJob(draftId), { replace: true, preventScrollReset: true });
  };

  const showPosted = (job: Job) =>
    void navigate(paths.jobSuccess(job.id), { state: jobSuccessState(job) });

  const showScheduled = ({ publishAt }: JobDraft) => {
    toast.success('The job is scheduled.', {
      description: publishAt === null ? undefined : `It goes live on ${formatMoment(publishAt)}.`,
    });
    void navigate(paths.employer('scheduled'));
  };

  return (
    <>
      <CreateJobForm
        employer={employer}
        opened={opened}
        saveDraft={save.mutateAsync}
        loadDraft={fetchJobDraft}
        onDraftCreated={showDraft}
        create={create.mutateAsync}
        publish={publish.mutateAsync}
        onCreated={showPosted}
        onScheduled={showScheduled}
        onRefused={showLimit}
        renderPreview={(job, close) => <Preview job={job} onClose={close} />}
      />
      <PlanLimitDialog
        limit={limit}
        onClose={() => {
          setLimit(null);
        }}
        note="What you typed stays under Drafts on your dashboard until the job is posted."
      />
    </>
  );
}

function Preview({ job, onClose }: { job: Job | null; onClose: () => void }) {
  const shown = useLingering(job);
  if (!shown) return null;
  return (
    <Suspense>
      <JobPreviewDialog job={shown} open={job !== null} onClose={onClose} />
    </Suspense>
  );
}
