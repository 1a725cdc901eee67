/** Query keys of an account's conversations. */
export const messageKeys = {
  threads: (accountId: string) => ['threads', accountId],
  /** Of one application, or of all. */
  messages: (accountId: string, applicationId: string | null) =>
    applicationId === null ? ['messages', accountId] : ['messages', accountId, applicationId],
} as const;
