import * as z from 'zod';

/** The draft's name in this tab. */
export const INTRODUCTION_DRAFT = 'introduction';

/** An unsaved introduction, to continue it or to prefill the profile's wizard. */
export const introductionDraft = z.object({ phoneNumber: z.string(), bio: z.string() }).partial();

export type IntroductionDraft = z.output<typeof introductionDraft>;
