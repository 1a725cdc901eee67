import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { NewsTable } from '../news-settings/index.ts';
import { useSaveToggle, useSettings } from './seeker-settings.ts';
import { SettingsToggles, type ToggleRow } from './settings-toggles.tsx';

const ROWS: readonly ToggleRow[] = [
  {
    group: 'notifications',
    name: 'email',
    label: 'Email notifications',
    help: 'Mails of the kinds below. Off, none of them comes.',
  },
  {
    group: 'notifications',
    name: 'push',
    label: 'Push notifications',
    help: 'Not sent yet. Your choice is kept for when they are.',
  },
  {
    group: 'notifications',
    name: 'sms',
    label: 'SMS notifications',
    help: 'Not sent yet. Your choice is kept for when they are.',
  },
];

/** Notification settings. */
export function NotificationsView() {
  const userId = useAuthStore(({ user }) => user?.id);
  return (
    <>
      <SettingsToggles rows={ROWS} />
      {userId === undefined ? null : <Kinds userId={userId} />}
    </>
  );
}

function Kinds({ userId }: { userId: string }) {
  const { data } = useSettings(userId);
  const { mutate } = useSaveToggle(userId);
  if (!data) return null;
  return (
    <NewsTable
      side="seeker"
      settings={data}
      onChange={(name, channel, on) => {
        mutate({ group: 'kinds', name, channel, on });
      }}
    />
  );
}
