/** Changes of an account that its owner is mailed about, in case someone else made them. */
export const accountNews = [
  'password',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'passkeys_reset',
  'calendar_ended',
] as const;

export type AccountNews = (typeof accountNews)[number];
