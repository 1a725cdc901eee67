import { SettingsToggles, type ToggleRow } from './settings-toggles.tsx';

const ROWS: readonly ToggleRow[] = [
  {
    group: 'notifications',
    name: 'email',
    label: 'Email notifications',
    help: 'A mail when something happens to an application, and your job alerts.',
  },
  {
    group: 'notifications',
    name: 'push',
    label: 'Push notifications',
    help: 'A notice in the app, under the bell at the top of each page.',
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
  return <SettingsToggles rows={ROWS} />;
}
