import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** Defects that the matrix must detect. */
export const faults: readonly Fault[] = [
  {
    title: 'Any employer reads an application',
    edits: [
      {
        file: 'wings/hiring/applications/read/application-detail.queries.ts',
        replace: ".where('applications.employer_id', '=', session.accountId)",
        by: '',
      },
    ],
  },
  {
    title: 'How to reach applicants is told while their application is undecided',
    edits: [
      {
        file: 'wings/hiring/contact/employer-may-see-contact.ts',
        replace: "application.status === 'accepted' &&",
        by: "application.status !== 'accepted' ||",
      },
    ],
  },
  {
    title: 'Logging out leaves the session alive',
    edits: [
      {
        file: 'platform/http/endpoint-binder.ts',
        replace: 'if (token !== null) await endSession(signInDatabase, token);',
        by: '',
      },
    ],
  },
  {
    title: 'A session of either kind will do',
    edits: [
      {
        file: 'platform/http/endpoint-binder.ts',
        replace: "return access === 'signed-in' || access === session?.kind ? session : null;",
        by: 'return session;',
      },
    ],
  },
  {
    title: 'An endpoint is added that nobody put into the matrix',
    edits: [
      {
        file: 'platform/http/health.ts',
        replace: "app.get('/healthz',",
        by: "app.get('/debugz', { config: { limit: 'none' } }, async () => process.env); app.get('/healthz',",
      },
    ],
  },
  {
    title: 'An endpoint of the matrix is gone',
    edits: [{ file: 'app.ts', replace: 'outboxRoutes(app, platform);', by: '' }],
  },
];
