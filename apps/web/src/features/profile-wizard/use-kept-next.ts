import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod';
import { nextPath } from '../../platform/routing/next-path.ts';
import { clearDraft, readDraft, writeDraft } from '../../platform/session/drafts/drafts.ts';
import { useNextPath } from '../../platform/routing/use-next-path.ts';

const DRAFT = 'next';

export interface KeptNext {
  /** Where to go on to once the profile is complete; undefined where nobody was on the way. */
  readonly next: string | undefined;
  /** They are there: nothing is kept any more. */
  readonly forget: () => void;
}

/** Where the wizard was come to from, kept by this tab for whoever leaves it and returns. */
export function useKeptNext(userId: string): KeptNext {
  const asked = useNextPath();
  useEffect(() => {
    if (asked !== undefined) writeDraft(userId, DRAFT, asked);
  }, [asked, userId]);
  const [kept] = useState(() => nextPath(readDraft(userId, DRAFT, z.string())) ?? undefined);
  return {
    next: asked ?? kept,
    forget: useCallback(() => {
      clearDraft(userId, DRAFT);
    }, [userId]),
  };
}
