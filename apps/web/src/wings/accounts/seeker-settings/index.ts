export { SchoolToggle } from './school-toggle.tsx';
export { SettingsDialog } from './settings-dialog.tsx';
export { useSettingsDialog } from './use-settings-dialog.ts';
