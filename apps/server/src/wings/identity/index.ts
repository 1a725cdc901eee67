/** The door of the identity wing: who signs in, and how. Other wings know nothing else of it. */
export {
  type AccountLink,
  consumeLink,
  extendLinks,
  findLink,
  insertLink,
  listOwnConfirmationsSince,
  newLinkToken,
  voidEmailChangeLinks,
  voidEmailConfirmations,
  voidOwnConfirmations,
} from './account-links/index.ts';
export { announceAccountChange, mailAccountLink } from './account-mail/index.ts';
export {
  calendarAddress,
  deleteCalendarAddress,
  findOwnerOfToken,
  resetCalendarAddress,
} from './calendar-addresses/index.ts';
export {
  addOperator,
  findActsOn,
  findActToMail,
  findOperator,
  findOtherOperators,
  logAct,
  removeOperator,
} from './operators/index.ts';
export { listPasskeys, signInWithPasskey } from './passkeys/index.ts';
export {
  issueResetToken,
  lockCredentials,
  requirePassword,
  setPassword,
  voidMailedLinks,
} from './passwords/index.ts';
export { presentShownSchool } from './schools/index.ts';
export { lockAccount, signInWithPassword } from './sessions/index.ts';
export { deleteSecondFactorSince, presentSecondFactor } from './second-factors/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
