import type pg from 'pg';
import { changePassword, logOutEmployer, logOutSeeker } from '@nextshift/contract';
import { signInEmployer, signInSeeker } from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import { planted } from './canary-texts.ts';
import type { Caller, Owner } from './principals.ts';

/** Formerly valid sessions, by how they ended. */
export type EndedSessions = Readonly<Record<Owner, Readonly<Record<string, Caller>>>>;

export async function endedSessions(
  address: string,
  database: pg.Client,
  { seeker, accepted }: Readonly<Record<'seeker' | 'accepted', Caller>>,
): Promise<EndedSessions> {
  // First: it would end the others too.
  const passwordChanged = await changeAndBack(address, seeker);
  const ofSeeker = await signInSeeker(address, seeker);
  await ask(address, logOutSeeker, { as: ofSeeker });
  const ofEmployer = await signInEmployer(address, accepted);
  await ask(address, logOutEmployer, { as: ofEmployer });
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
async function changeAndBack(address: string, seeker: Caller): Promise<Caller> {
  const ended = await signInSeeker(address, seeker);
  const change = (currentPassword: string, newPassword: string) =>
    ask(address, changePassword, {
      as: seeker,
      userId: seeker.id,
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
