import * as z from 'zod';

/** The draft's name among those of this tab. */
export const INTRODUCTION_DRAFT = 'introduction';

/** What was typed before applying and is not saved, for whoever comes back or fills in the whole profile. */
export const introductionDraft = z.object({ phoneNumber: z.string(), bio: z.string() }).partial();

export type IntroductionDraft = z.output<typeof introductionDraft>;
