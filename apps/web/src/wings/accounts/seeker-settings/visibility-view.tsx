import { SettingsToggles, type ToggleRow } from './settings-toggles.tsx';

const ROWS: readonly ToggleRow[] = [
  {
    group: 'visibility',
    name: 'profile',
    label: 'Show profile',
    help: 'Off: employers see only your name and your application.',
  },
  {
    group: 'visibility',
    name: 'email',
    label: 'Show email',
    help: 'On your profile. An employer who accepts you always sees it, to contact you.',
  },
  {
    group: 'visibility',
    name: 'phone',
    label: 'Show phone',
    help: 'On your profile. An employer who accepts you always sees it, to contact you.',
  },
];

/** What employers may see. */
export function VisibilityView() {
  return <SettingsToggles rows={ROWS} />;
}
