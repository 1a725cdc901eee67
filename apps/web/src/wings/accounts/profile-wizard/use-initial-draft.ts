import type { UserProfile } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readDraft } from '../../../platform/session/drafts/drafts.ts';
import {
  INTRODUCTION_DRAFT,
  introductionDraft,
} from '../../../platform/session/drafts/introduction-draft.ts';
import { profileDraftQuery } from '../../../platform/session/seeker/profile-draft-query.ts';
import { WIZARD_DRAFT } from './draft-keeper.ts';
import { draftToContinue, withIntroduction, wizardDraft } from './wizard-draft.ts';

/**
 * The wizard's initial draft: this tab's unsent one, else the account's; overridden by what was
 * typed last to introduce oneself.
 */
export function useInitialDraft(userId: string, profile: UserProfile | null) {
  const [unsent] = useState(() => readDraft(userId, WIZARD_DRAFT, wizardDraft));
  const [typed] = useState(() => readDraft(userId, INTRODUCTION_DRAFT, introductionDraft));
  const { data, error, isFetching, refetch } = useQuery({
    ...profileDraftQuery(userId),
    enabled: unsent === null,
  });
  const initial = useMemo(() => {
    const draft = unsent ?? (data ? draftToContinue(data, profile) : null);
    return draft && typed ? withIntroduction(draft, typed) : draft;
  }, [unsent, data, profile, typed]);
  return { initial, isTyped: typed !== null, error, isFetching, refetch: () => void refetch() };
}
