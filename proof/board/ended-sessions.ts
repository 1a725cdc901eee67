import type pg from 'pg';
import { callWithRetryOrFail } from './call-with-retry.ts';
import { planted } from './canary-texts.ts';
import type { Caller, Owner } from './principals.ts';
import { signInEmployer, signInSeeker } from './sign-in.ts';

/** Formerly valid sessions, by how they ended. */
export type EndedSessions = Readonly<Record<Owner, Readonly<Record<string, Caller>>>>;

export async function endedSessions(
  address: string,
  database: pg.Client,
  { seeker, accepted }: Readonly<Record<'seeker' | 'accepted', Caller>>,
): Promise<EndedSessions> {
  // First: it would end the others too.
  const passwordChanged = await changePassword(address, seeker);
  const ofSeeker = await signInSeeker(address, seeker);
  await callWithRetryOrFail(address, 'POST', '/api/user/logout', { token: ofSeeker.token });
  const ofEmployer = await signInEmployer(address, accepted);
  await callWithRetryOrFail(address, 'POST', '/employer/logout', { token: ofEmployer.token });
  return {
    seeker: {
      'logged out': ofSeeker,
      'the password was changed': passwordChanged,
      'its time is over': await outlived(database, await signInSeeker(address, seeker)),
    },
    employer: {
      'logged out': ofEmployer,
      'its time is over': await outlived(database, await signInEmployer(address, accepted)),
    },
  };
}

/** Changes the password and back, from the session that stays. */
async function changePassword(address: string, seeker: Caller): Promise<Caller> {
  const ended = await signInSeeker(address, seeker);
  const change = (currentPassword: string, newPassword: string) =>
    callWithRetryOrFail(address, 'PUT', `/password/update-password/${seeker.id}`, {
      token: seeker.token,
      body: { currentPassword, newPassword },
    });
  await change(seeker.password, planted.seeker.nextPassword);
  await change(planted.seeker.nextPassword, seeker.password);
  return ended;
}

async function outlived(database: pg.Client, session: Caller): Promise<Caller> {
  await database.query(
    `UPDATE sessions SET expires_at = now() - interval '1 minute'
     WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
    [session.token],
  );
  return session;
}
