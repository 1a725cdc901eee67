import * as z from 'zod';

/** What news is about, as settings and notices divide it. */
export const newsKinds = ['message', 'interview', 'shift', 'decision', 'alert'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** How news of a kind comes, besides the notices in the app. */
const channels = z.object({ push: z.boolean(), mail: z.boolean() });
export type NewsChannel = keyof z.output<typeof channels>;

/** Which kinds come by which channel, while its toggle for all kinds is on. */
export const newsSettings = z.object({
  message: channels,
  interview: channels,
  shift: channels,
  decision: channels,
  alert: channels,
});
export type NewsSettings = z.output<typeof newsSettings>;

const someChannels = channels.partial();

/** Omitted kinds and channels stay unchanged. */
export const newsSettingsChanges = z
  .object({
    message: someChannels,
    interview: someChannels,
    shift: someChannels,
    decision: someChannels,
    alert: someChannels,
  })
  .partial()
  .default({});
export type NewsSettingsChanges = z.output<typeof newsSettingsChanges>;
