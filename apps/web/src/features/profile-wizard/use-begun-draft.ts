import { getProfileDraft, type UserProfile } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserApi } from '../../platform/api/browser-api.ts';
import { readDraft } from '../../platform/session/drafts/drafts.ts';
import {
  INTRODUCTION_DRAFT,
  introductionDraft,
} from '../../platform/session/drafts/introduction-draft.ts';
import { WIZARD_DRAFT } from './draft-keeper.ts';
import { draftToContinue, wizardDraft } from './wizard-draft.ts';

/** What the wizard goes on with: what this tab could not send, else what the account has. */
export function useBegunDraft(userId: string, profile: UserProfile | null) {
  const [unsent] = useState(() => readDraft(userId, WIZARD_DRAFT, wizardDraft));
  const [introduction] = useState(() => readDraft(userId, INTRODUCTION_DRAFT, introductionDraft));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['profile-draft', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getProfileDraft, { params: { userId }, signal })).body,
    enabled: unsent === null,
    // Another device may have gone on; once begun, the wizard itself keeps it.
    gcTime: 0,
    staleTime: Infinity,
  });
  const begun = useMemo(
    () => unsent ?? (data ? draftToContinue(data, profile, introduction ?? {}) : null),
    [unsent, data, profile, introduction],
  );
  return { begun, error, isFetching, refetch: () => void refetch() };
}
