/** What of an account its owner is told of when it changes. */
export const accountChanges = ['password', 'email'] as const;

export type AccountChange = (typeof accountChanges)[number];
