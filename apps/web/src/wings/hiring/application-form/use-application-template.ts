import {
  type ApplicationTemplate,
  applicationTemplate,
  entityId,
  getApplicationForm,
} from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import * as z from 'zod';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { readDraft } from '../../../platform/session/drafts/drafts.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { applicationDraft, draftName } from './application-draft.ts';

/** The response of the apply call, carried by the navigation. */
const carriedAnswer = z.object({ application: applicationTemplate });

export interface FoundTemplate {
  /** Null while unknown, and for a job without a form. */
  readonly template: ApplicationTemplate | null;
  /** The job to apply to; null if the address names none. */
  readonly jobId: string | null;
  /** The seeker arrived here after applying to this job. */
  readonly wasApplied: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The form to answer (spec section 2.1): from the navigation, else from a parameter named
 * `application`, else from this tab's draft. Only then from the server, by a call
 * that never applies: opening an address must not send an application.
 */
export function useApplicationTemplate(userId: string): FoundTemplate {
  const { jobId: jobIdInPath } = useParams();
  const location: { readonly state: unknown } = useLocation();
  const [search] = useSearchParams();
  const parameter = search.get('application');
  const named = entityId.safeParse(jobIdInPath ?? parameter).data;

  const known = useMemo(() => {
    const carried = readCarried(location.state) ?? readCarried(parseJson(parameter));
    if (carried && (named === undefined || carried.job.id === named)) return carried;
    return named === undefined
      ? null
      : (readDraft(userId, draftName(named), applicationDraft)?.template ?? null);
  }, [location.state, parameter, named, userId]);

  const jobId = known?.job.id ?? named ?? null;
  const [appliedBefore] = useState(() => useHistoryStore.getState().appliedJobIds);
  const wasApplied = jobId !== null && appliedBefore.includes(jobId);
  const isAsked = known === null && jobId !== null && !wasApplied;
  const asked = useQuery({
    queryKey: ['application-form', jobId],
    queryFn: async ({ signal }) => {
      if (jobId === null) return null;
      return (await browserApi.call(getApplicationForm, { params: { jobId }, signal })).body
        .application;
    },
    enabled: isAsked,
    // Replacing the form while someone types would lose their input.
    staleTime: Infinity,
  });
  return {
    template: known ?? asked.data ?? null,
    jobId,
    wasApplied,
    isPending: isAsked && asked.isPending,
    error: isAsked ? asked.error : null,
    retry: () => void asked.refetch(),
  };
}

function readCarried(state: unknown): ApplicationTemplate | null {
  return (
    carriedAnswer.safeParse(state).data?.application ??
    applicationTemplate.safeParse(state).data ??
    null
  );
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
