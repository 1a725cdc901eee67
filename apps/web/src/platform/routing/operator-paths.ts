/** Paths of the operators' pages, apart from `paths`, which every page loads. */
export const operatorPaths = {
  login: (next?: string) =>
    next === undefined ? '/operator/login' : `/operator/login?${new URLSearchParams({ next })}`,
  /** Open cases are shown by default. */
  cases: (status?: 'decided' | 'settled') =>
    status === undefined ? '/operator' : `/operator?status=${status}`,
  case: (caseId: string) => `/operator/cases/${encodeURIComponent(caseId)}`,
  accounts: (query?: string) =>
    query === undefined
      ? '/operator/accounts'
      : `/operator/accounts?${new URLSearchParams({ query })}`,
  company: (employerId: string) => `/operator/companies/${encodeURIComponent(employerId)}`,
  seeker: (seekerId: string) => `/operator/seekers/${encodeURIComponent(seekerId)}`,
  overview: () => '/operator/overview',
  screening: () => '/operator/screening',
  log: () => '/operator/log',
} as const;
