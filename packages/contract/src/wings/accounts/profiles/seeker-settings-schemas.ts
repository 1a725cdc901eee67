import * as z from 'zod';
import { newsSettings, newsSettingsChanges } from '../../../news-kinds.ts';

/** What employers may see of a seeker, and how the seeker is notified. */
export const seekerSettings = z.object({
  visibility: z.object({
    profile: z.boolean(),
    email: z.boolean(),
    phone: z.boolean(),
    /** The school of a confirmed address. */
    school: z.boolean(),
  }),
  notifications: z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
  kinds: newsSettings,
});

/** Omitted toggles stay unchanged. */
export const updateSettingsBody = z.object({
  visibility: seekerSettings.shape.visibility.partial().default({}),
  notifications: seekerSettings.shape.notifications.partial().default({}),
  kinds: newsSettingsChanges,
});

export type SeekerSettings = z.output<typeof seekerSettings>;
export type UpdateSettingsBody = z.output<typeof updateSettingsBody>;
