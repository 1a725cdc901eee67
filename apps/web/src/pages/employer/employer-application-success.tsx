import { useState } from 'react';
import { FormPreviewDialog } from '../../wings/hiring/application-form/index.ts';
import { FormCreated, NoForm, useCreatedForm } from '../../wings/hiring/form-builder/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export const handle: PageHandle = { shape: 'done' };

export function meta() {
  return pageMeta('Application form created');
}

export default function EmployerApplicationSuccess() {
  const { form, jobId, isPending, isFetching, error, retry } = useCreatedForm();
  const [isPreviewing, setIsPreviewing] = useState(false);

  if (form) {
    return (
      <>
        <FormCreated
          form={form}
          onPreview={() => {
            setIsPreviewing(true);
          }}
        />
        <FormPreviewDialog
          asked={isPreviewing ? form : null}
          onClose={() => {
            setIsPreviewing(false);
          }}
        />
      </>
    );
  }
  if (isPending && !error) return <GuardSkeleton shape="done" />;
  if (jobId === null || (error instanceof ApiError && error.status === 404)) {
    return (
      <NoForm title="We could not find this application form">
        Its job may have been deleted, or belong to another account.
      </NoForm>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h1"
        className="flex flex-1 items-center"
        title="The application form did not load"
        message={error instanceof ApiError ? error.message : ''}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    <NoForm title="This job has no application form" jobId={jobId}>
      People apply to it with one click.
    </NoForm>
  );
}
