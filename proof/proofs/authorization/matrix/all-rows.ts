import { accounts } from './accounts.ts';
import { appeals } from './appeals.ts';
import { alerts } from './alerts.ts';
import { availability } from './availability.ts';
import { applicants } from './applicants.ts';
import { applying } from './applying.ts';
import { outsideApi } from './outside-api.ts';
import { employers } from './employers.ts';
import { interviews } from './interviews.ts';
import { jobDrafts } from './job-drafts.ts';
import { jobs } from './jobs.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { passkeys } from './passkeys.ts';
import { profiles } from './profiles.ts';
import { operatorAccounts } from './operator-accounts.ts';
import { reports } from './reports.ts';
import type { Row } from './row.ts';
import { secondFactors } from './second-factors.ts';
import { shifts } from './shifts.ts';
import { subscriptions } from './subscriptions.ts';

/** Every endpoint, and what each principal may do there. A missing one fails the proof. */
export const allRows: readonly Row[] = [
  ...accounts,
  ...secondFactors,
  ...passkeys,
  ...profiles,
  ...alerts,
  ...availability,
  ...applying,
  ...applicants,
  ...shifts,
  ...interviews,
  ...messages,
  ...employers,
  ...jobDrafts,
  ...jobs,
  ...subscriptions,
  ...reports,
  ...appeals,
  ...operatorAccounts,
  ...outsideApi,
  ...pages,
];
