import type { EmployerSettings, UpdateEmployerSettingsBody } from '@nextshift/contract';
import type { Database } from '../../../platform/database/database.ts';
import { mutedAfter, newsSettingsOf } from './muted-kinds.queries.ts';

const columns = ['notify_by_email', 'notify_by_push', 'muted_push', 'muted_mail'] as const;

type Row = Parameters<typeof newsSettingsOf>[0] & {
  readonly notify_by_email: boolean;
  readonly notify_by_push: boolean;
};

function toSettings(row: Row): EmployerSettings {
  return {
    notifications: { email: row.notify_by_email, push: row.notify_by_push },
    kinds: newsSettingsOf(row),
  };
}

export async function findEmployerSettings(
  database: Database,
  employerId: string,
): Promise<EmployerSettings | null> {
  const row = await database
    .selectFrom('employers')
    .select(columns)
    .where('id', '=', employerId)
    .executeTakeFirst();
  return row ? toSettings(row) : null;
}

/** Changes the given toggles; null if the account is gone. */
export async function updateEmployerSettings(
  database: Database,
  employerId: string,
  { notifications, kinds }: UpdateEmployerSettingsBody,
): Promise<EmployerSettings | null> {
  const row = await database
    .updateTable('employers')
    // Undefined columns are left unchanged.
    .set({
      notify_by_email: notifications.email,
      notify_by_push: notifications.push,
      muted_push: mutedAfter(kinds, 'push'),
      muted_mail: mutedAfter(kinds, 'mail'),
    })
    .where('id', '=', employerId)
    .returning(columns)
    .executeTakeFirst();
  return row ? toSettings(row) : null;
}
