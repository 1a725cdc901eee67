import type { SeekerSettings, UpdateSettingsBody } from '@nextshift/contract';
import { mutedAfter, newsSettingsOf } from '../news-settings/index.ts';
import type { Database } from '../../../platform/database/database.ts';

const columns = [
  'profile_visible',
  'email_visible',
  'phone_visible',
  'school_visible',
  'notify_by_email',
  'notify_by_push',
  'notify_by_sms',
] as const;

const muted = ['muted_push', 'muted_mail'] as const;

type Row = Readonly<Record<(typeof columns)[number], boolean>> &
  Parameters<typeof newsSettingsOf>[0];

function toSettings(row: Row): SeekerSettings {
  return {
    visibility: {
      profile: row.profile_visible,
      email: row.email_visible,
      phone: row.phone_visible,
      school: row.school_visible,
    },
    notifications: {
      email: row.notify_by_email,
      push: row.notify_by_push,
      sms: row.notify_by_sms,
    },
    kinds: newsSettingsOf(row),
  };
}

export async function findSettings(
  database: Database,
  seekerId: string,
): Promise<SeekerSettings | null> {
  const row = await database
    .selectFrom('seekers')
    .select([...columns, ...muted])
    .where('id', '=', seekerId)
    .executeTakeFirst();
  return row ? toSettings(row) : null;
}

/** Changes the given toggles; null if the account is gone. */
export async function updateSettings(
  database: Database,
  seekerId: string,
  { visibility, notifications, kinds }: UpdateSettingsBody,
  now: Date,
): Promise<SeekerSettings | null> {
  const row = await database
    .updateTable('seekers')
    // Undefined columns are left unchanged.
    .set({
      profile_visible: visibility.profile,
      email_visible: visibility.email,
      phone_visible: visibility.phone,
      school_visible: visibility.school,
      notify_by_email: notifications.email,
      notify_by_push: notifications.push,
      notify_by_sms: notifications.sms,
      muted_push: mutedAfter(kinds, 'push'),
      muted_mail: mutedAfter(kinds, 'mail'),
      updated_at: now,
    })
    .where('id', '=', seekerId)
    .returning([...columns, ...muted])
    .executeTakeFirst();
  return row ? toSettings(row) : null;
}
