import { type ApplicationForm, applicationForm, entityId } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import * as z from 'zod';
import { setupQuery } from './setup-query.ts';

/** What the page of a form just saved shows; travels as navigation state (spec section 2.6). */
const createdForm = applicationForm
  .pick({
    basicFields: true,
    documents: true,
    questions: true,
    createdAt: true,
    closesAt: true,
    timeZone: true,
  })
  .extend({ jobId: entityId, wasEdited: z.boolean() });

export type CreatedForm = z.output<typeof createdForm>;

export function createdFormState(form: ApplicationForm, wasEdited: boolean): CreatedForm {
  const { basicFields, documents, questions, createdAt, closesAt, timeZone, job } = form;
  const content = { basicFields, documents, questions, createdAt, closesAt, timeZone };
  return { ...content, jobId: job.id, wasEdited };
}

export interface FoundForm {
  /** Null if there is none, and while loading. */
  readonly form: CreatedForm | null;
  /** Null if the address names no job. */
  readonly jobId: string | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The current form of the job in the address; until it is loaded, the one from the navigation. */
export function useCreatedForm(): FoundForm {
  const location: { readonly state: unknown } = useLocation();
  const [search] = useSearchParams();
  const carried = createdForm.safeParse(location.state).data;
  const jobId = entityId.safeParse(search.get('job')).data ?? carried?.jobId ?? null;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...setupQuery(jobId ?? ''),
    select: ({ applicationForm: current }) => current,
    enabled: jobId !== null,
  });
  const known = carried?.jobId === jobId ? carried : undefined;
  const saved = data ? createdFormState(data, known?.wasEdited === true) : data;
  const form = saved === undefined ? (known ?? null) : saved;
  return {
    form,
    jobId,
    isPending: jobId !== null && isPending,
    isFetching,
    error: form === null ? error : null,
    retry: () => void refetch(),
  };
}
