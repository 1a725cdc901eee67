import type { DB } from '../../../../platform/database/database-schema.ts';
import type { TableEntry } from './table-entry.ts';
import { tablesOfBoth } from './tables-of-both.ts';
import { tablesOfCompanies } from './tables-of-companies.ts';
import { tablesOfHiring } from './tables-of-hiring.ts';
import { tablesOfSeekers } from './tables-of-seekers.ts';
import { tablesOfTheBoard } from './tables-of-the-board.ts';

const entries = {
  ...tablesOfSeekers,
  ...tablesOfHiring,
  ...tablesOfCompanies,
  ...tablesOfBoth,
  ...tablesOfTheBoard,
} satisfies Record<keyof DB, TableEntry>;

/**
 * Every table and column of the database: who is given it by an export, what becomes of it when its owner deletes the
 * account, and when it expires. Rows are deleted and erased in this order.
 */
export const manifest: ReadonlyMap<string, TableEntry> = new Map(Object.entries(entries));

export { columnsOf, type Erasure, type Expiry, type Part, type TableEntry } from './table-entry.ts';
