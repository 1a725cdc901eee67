import pg from 'pg';

export type Session = pg.Client;

/** Whatever the server's settings: times and numbers have one format, and large tables may take long. */
const SETTINGS = `
  set client_encoding = 'UTF8';
  set datestyle = 'ISO';
  set timezone = 'UTC';
  set intervalstyle = 'postgres';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set search_path = public;
  set row_security = off;
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** Runs work on a connection of its own, which is closed at the end. */
export async function withSession<Result>(
  connectionString: string,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const session = new pg.Client({ connectionString, application_name: 'nextshift-backup' });
  // A lost connection fails the next query, which reports it.
  session.on('error', () => undefined);
  await session.connect();
  try {
    await session.query(SETTINGS);
    return await work(session);
  } finally {
    await session.end();
  }
}

/** All or nothing: a failure ends the session, and the transaction with it. */
export async function inTransaction<Result>(
  session: Session,
  begin: 'begin' | 'begin isolation level repeatable read read only',
  work: () => Promise<Result>,
): Promise<Result> {
  await session.query(begin);
  const result = await work();
  await session.query('commit');
  return result;
}

/** A quoted identifier. */
export function quoted({ schema, name }: { readonly schema: string; readonly name: string }) {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
