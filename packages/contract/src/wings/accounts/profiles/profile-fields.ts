/** Whether the wizard was completed: all of its fields that cannot be removed later are present. */
export function isCompleteProfile(profile: {
  readonly city: string | null;
  readonly state: string | null;
  readonly currentPosition: string | null;
}): boolean {
  const { city, state, currentPosition } = profile;
  return city !== null && state !== null && currentPosition !== null;
}

/** Characters. */
export const BIO_MAX = 2_000;
export const PROFILE_ITEM_MAX = 120;
/** Items of one list. */
export const PROFILE_LIST_MAX = 30;
