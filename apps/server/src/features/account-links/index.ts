/** What other features may use of the links that are mailed to the owner of an account. */
export {
  extendLinks,
  findLink,
  insertLink,
  consumeLink,
  voidEmailChangeLinks,
  voidEmailConfirmations,
} from './account-links.queries.ts';
export { newLinkToken } from './link-token.ts';
