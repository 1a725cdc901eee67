import { ConfigError } from '../../config.ts';

type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** Error codes of PostgreSQL and of the connection to it. */
const reasons: Readonly<Record<string, (to: URL) => string>> = {
  ECONNREFUSED: ({ host }) => `nothing listens at ${host}`,
  ENOTFOUND: ({ hostname }) => `there is no host ${hostname}`,
  EAI_AGAIN: ({ hostname }) => `the name ${hostname} cannot be looked up now`,
  ETIMEDOUT: ({ host }) => `${host} does not answer`,
  EHOSTUNREACH: ({ host }) => `${host} cannot be reached`,
  ENETUNREACH: ({ host }) => `${host} cannot be reached`,
  ECONNRESET: ({ host }) => `${host} closed the connection`,
  '28P01': ({ username }) => `PostgreSQL refuses the password of ${username}`,
  '28000': ({ username }) => `PostgreSQL does not let ${username} in from here`,
  '3D000': ({ pathname }) => `there is no database ${pathname.slice(1)}`,
  '42501': ({ username }) => `${username} may not make tables there`,
  '53100': () => 'its disk is full',
  '53300': () => 'PostgreSQL has no connection left',
  '57P03': () => 'PostgreSQL is starting or ending',
};

/**
 * Runs work on the database; a connection failure ends the start with a line that names the setting.
 * @param setting null for the embedded database, which no setting names
 */
export async function explainDatabaseErrors<Result>(
  setting: DatabaseSetting | null,
  connectionString: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    if (setting === null || reason === undefined || !URL.canParse(connectionString)) throw error;
    throw new ConfigError(
      `${setting} leads to no usable database: ${reason(new URL(connectionString))}.`,
    );
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  if (error.message.includes('timeout')) return reasons.ETIMEDOUT;
  return 'code' in error ? reasons[String(error.code)] : undefined;
}
