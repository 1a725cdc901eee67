import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { DeviceNotifications, NewsTable } from '../news-settings/index.ts';
import { useSaveToggle, useSettings } from './seeker-settings.ts';
import { SettingsToggles, type ToggleRow } from './settings-toggles.tsx';

const ROWS: readonly ToggleRow[] = [
  {
    group: 'notifications',
    name: 'email',
    label: 'Email notifications',
    help: 'Mails of the kinds below. Those about your account always come.',
  },
  {
    group: 'notifications',
    name: 'push',
    label: 'Push notifications',
    help: 'To your devices on which you turn them on.',
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
    <>
      <div className="border-t border-line py-1.5">
        <DeviceNotifications accountId={userId} isWanted={data.notifications.push} />
      </div>
      <NewsTable
        side="seeker"
        settings={data}
        onChange={(name, channel, on) => {
          mutate({ group: 'kinds', name, channel, on });
        }}
      />
    </>
  );
}
