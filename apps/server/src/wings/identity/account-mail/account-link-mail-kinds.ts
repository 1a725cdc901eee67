/**
 * The mails with a link about an account's address: one at sign-up, and about a new address one to it and two to the old
 * one; one to an address at a school.
 */
export const accountLinkMailKinds = ['joined', 'confirm', 'asked', 'changed', 'school'] as const;

export type AccountLinkMailKind = (typeof accountLinkMailKinds)[number];
