import { useState } from 'react';
import * as z from 'zod';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';

/** The unsent text of a conversation, which survives a reload. */
export function useMessageDraft(accountId: string, applicationId: string) {
  const name = `message:${applicationId}`;
  const [text, setText] = useState(() => readDraft(accountId, name, z.string()) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') clearDraft(accountId, name);
    else writeDraft(accountId, name, next);
  };
  return [text, change] as const;
}
