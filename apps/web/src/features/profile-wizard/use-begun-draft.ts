import type { UserProfile } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readDraft } from '../../platform/session/drafts/drafts.ts';
import {
  INTRODUCTION_DRAFT,
  introductionDraft,
} from '../../platform/session/drafts/introduction-draft.ts';
import { profileDraftQuery } from '../../platform/session/seeker/profile-draft-query.ts';
import { WIZARD_DRAFT } from './draft-keeper.ts';
import { draftToContinue, withIntroduction, wizardDraft } from './wizard-draft.ts';

/**
 * What the wizard goes on with: what this tab could not send, else what the account has; and over it what was
 * typed last to introduce oneself.
 */
export function useBegunDraft(userId: string, profile: UserProfile | null) {
  const [unsent] = useState(() => readDraft(userId, WIZARD_DRAFT, wizardDraft));
  const [typed] = useState(() => readDraft(userId, INTRODUCTION_DRAFT, introductionDraft));
  const { data, error, isFetching, refetch } = useQuery({
    ...profileDraftQuery(userId),
    enabled: unsent === null,
  });
  const begun = useMemo(() => {
    const draft = unsent ?? (data ? draftToContinue(data, profile) : null);
    return draft && typed ? withIntroduction(draft, typed) : draft;
  }, [unsent, data, profile, typed]);
  return { begun, isTyped: typed !== null, error, isFetching, refetch: () => void refetch() };
}
