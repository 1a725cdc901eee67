/** What other features may use of what accounts have in common. */
export { listLinkedAccounts } from './list-linked-accounts.ts';
