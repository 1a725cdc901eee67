import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod';
import { nextPath } from '../../../platform/routing/next-path.ts';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import { useNextPath } from '../../../platform/routing/use-next-path.ts';

const DRAFT = 'next';

export interface StoredNext {
  /** Where to continue once the profile is complete, or undefined. */
  readonly next: string | undefined;
  /** Forgets the destination after arrival. */
  readonly forget: () => void;
}

/** The wizard's destination, stored in this tab so that it survives leaving the wizard. */
export function useStoredNext(userId: string): StoredNext {
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
