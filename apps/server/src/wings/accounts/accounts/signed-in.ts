import type { User } from '@nextshift/contract';
import type { StartedSession } from '../../../platform/authentication/sessions.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  listAppliedJobIds,
  listSavedJobIds,
  listSavedJobs,
  listSeekerApplications,
} from '../../hiring/index.ts';
import { findProfile } from '../profiles/index.ts';

/** How many saved jobs and applications the login response contains. */
const LOGIN_LIST_LIMIT = 100;

/** What the browser of a seeker who has just signed in starts with. */
export async function signedIn(database: Database, user: User, { token }: StartedSession) {
  const page = { limit: LOGIN_LIST_LIMIT };
  const [userProfile, saved, applied, savedJobIds, appliedJobIds] = await Promise.all([
    findProfile(database, user.id),
    listSavedJobs(database, user.id, page),
    listSeekerApplications(database, user.id, page),
    listSavedJobIds(database, user.id),
    listAppliedJobIds(database, user.id),
  ]);
  return {
    token,
    user,
    userProfile,
    appliedJobs: applied.rows,
    savedJobs: saved.rows,
    savedJobIds,
    appliedJobIds,
  };
}
