import { applicationTemplate } from '@nextshift/contract';
import type * as z from 'zod';

/** An application form without its job, as a draft keeps it. */
export const draftForm = applicationTemplate.pick({
  basicFields: true,
  documents: true,
  questions: true,
});

export type DraftForm = z.output<typeof draftForm>;
