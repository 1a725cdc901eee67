/** What other features may use of the links that are mailed to the owner of an account. */
export {
  type AccountLink,
  extendLinks,
  findLink,
  insertLink,
  listOwnConfirmationsSince,
  consumeLink,
  voidEmailChangeLinks,
  voidEmailConfirmations,
  voidOwnConfirmations,
} from './account-links.queries.ts';
export { newLinkToken } from './link-token.ts';
