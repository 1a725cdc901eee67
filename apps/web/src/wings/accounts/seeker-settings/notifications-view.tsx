import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { DeviceNotifications, NewsTable } from '../news-settings/index.ts';
import { useSaveToggle, useSettings } from './seeker-settings.ts';
import { SettingsToggles, type ToggleRow } from './settings-toggles.tsx';

const ROWS: readonly ToggleRow[] = [
  {
    group: 'notifications',
    name: 'email',
    label: 'Email notifications',
    help: 'The kinds of email below. Emails about your account always come.',
  },
  {
    group: 'notifications',
    name: 'push',
    label: 'Push notifications',
    help: 'On the devices where you turn them on.',
  },
  {
    group: 'notifications',
    name: 'sms',
    label: 'SMS notifications',
    help: 'We do not send these yet. Your choice is saved for when we do.',
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
