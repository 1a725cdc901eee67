import { zodResolver } from '@hookform/resolvers/zod';
import { confirmSchoolBody, type SchoolStatus } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useRemoveSchoolEmail,
  useRequestSchoolEmail,
} from '../../../entities/school/change-school.ts';
import { SchoolLine } from '../../../entities/school/school-line.tsx';
import { schoolQuery } from '../../../entities/school/school-query.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fieldFailures } from '../../../platform/api/failure-text.ts';
import { PendingAddress } from '../../../platform/forms/pending-address.tsx';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { SchoolToggle } from './school-toggle.tsx';
import { settingsFailure } from './settings-failure.ts';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

const RULES = zodResolver(confirmSchoolBody);
const NOT_CHANGED = 'Your school address was not changed. Please try again.';

/** The school of a confirmed address: whether employers see it, and an address for it. */
export function SchoolView() {
  const userId = useAuthStore(({ user }) => user?.id);
  if (userId === undefined) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return <OwnSchool userId={userId} />;
}

function OwnSchool({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(schoolQuery(userId));
  if (data) {
    return (
      <div className="space-y-6">
        {data.school ? (
          <div>
            <SchoolLine school={data.school} />
            <div className="mt-3 border-y border-line py-1.5">
              <SchoolToggle />
            </div>
          </div>
        ) : (
          <p className="text-ink-soft">
            Confirm the address that your school gave you, and employers can see where you study, if
            you want them to.
          </p>
        )}
        {data.schoolEmail === null ? null : (
          <ConfirmedEmail userId={userId} email={data.schoolEmail} />
        )}
        <SchoolEmailForm userId={userId} status={data} />
      </div>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your school did not load"
        message={error instanceof ApiError ? error.message : ''}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your school" className="space-y-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-24" />
    </SkeletonGroup>
  );
}

function ConfirmedEmail({ userId, email }: { userId: string; email: string }) {
  const remove = useRemoveSchoolEmail(userId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">Confirmed address</span>
        <span className="font-semibold wrap-anywhere">{email}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        pending={remove.isPending}
        pendingLabel="Removing..."
        onClick={() => {
          remove.mutate(undefined, {
            onError: (error) => {
              toast.error('Your school address was not removed.', {
                description: settingsFailure(error, 'Please try again.'),
              });
            },
          });
        }}
      >
        Remove
      </Button>
    </div>
  );
}

function SchoolEmailForm({ userId, status }: { userId: string; status: SchoolStatus }) {
  const request = useRequestSchoolEmail(userId);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: RULES,
    defaultValues: { email: '' },
  });
  const showFailure = (error: unknown) => {
    const isUnknown = error instanceof ApiError && error.code === 'unknown_school';
    const ofField = isUnknown ? error : fieldFailures(error, ['email'] as const).at(0);
    if (ofField) setError('email', { message: ofField.message }, { shouldFocus: true });
    else setFailure(settingsFailure(error, NOT_CHANGED));
  };
  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined);
    try {
      await request.mutateAsync(email);
      reset();
    } catch (error) {
      showFailure(error);
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={formState.isSubmitting}
      error={failure ? <FailureNote>{failure}</FailureNote> : undefined}
      note={
        <PendingAddress email={status.pendingEmail}>
          It works for 7 days, in a browser where you are signed in.
        </PendingAddress>
      }
      submitLabel="Send the Link"
      pendingLabel="Sending the link..."
    >
      <TextField
        label={status.schoolEmail === null ? 'School email' : 'Another school email'}
        type="email"
        autoComplete="email"
        help="We send a link there. You keep signing in with your usual address, and employers never see this one."
        aria-required
        error={formState.errors.email?.message}
        {...register('email')}
      />
    </FormShell>
  );
}
