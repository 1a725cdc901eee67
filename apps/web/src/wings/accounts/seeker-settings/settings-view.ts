/** The views of the settings, with their titles. */
export const SETTINGS_TITLES = {
  menu: 'Settings',
  password: 'Change Password',
  email: 'Change Email',
  secondFactor: 'Two-step sign-in',
  passkeys: 'Passkeys',
  devices: 'Signed-in devices',
  location: 'Location',
  personal: 'Personal Information',
  visibility: 'Visibility',
  school: 'School',
  notifications: 'Notifications',
  alerts: 'Job alerts',
  reports: 'Your reports',
  data: 'Your data',
  deletion: 'Delete account',
} as const;

export type SettingsView = keyof typeof SETTINGS_TITLES;

/** Where the back arrow of a view leads. */
export function viewBefore(view: SettingsView): SettingsView {
  return view === 'deletion' ? 'data' : 'menu';
}

export const USER_NOT_FOUND_MESSAGE = 'User not found. Please log in again.';
