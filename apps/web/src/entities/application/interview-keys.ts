/** Query keys of interviews. Shared: news and decisions elsewhere change what they show. */
export const interviewKeys = {
  /** All of an account, which a change of one may move. */
  all: (accountId: string) => ['interviews', accountId],
  one: (accountId: string, applicationId: string) => ['interviews', accountId, applicationId],
} as const;
