import { SettingsToggles, type ToggleRow } from './settings-toggles.tsx';

const ROWS: readonly ToggleRow[] = [
  {
    group: 'visibility',
    name: 'school',
    label: 'Show my school to employers',
    help: 'On your profile and your applications. Your school address stays hidden.',
  },
];

/** Whether employers see the school. */
export function SchoolToggle() {
  return <SettingsToggles rows={ROWS} />;
}
