import type { SessionKind } from '../../../../platform/authentication/sessions.ts';

/**
 * Columns, separated by spaces, exported in camel case or under the name after a colon. `a|b:c` is the first that is
 * set, `cases.text` a column of the joined table.
 */
type Columns = string;

/** A file of an export that has the rows of an account as they are stored. */
export interface Part {
  readonly columns: Columns;
  /** A column; without one there is at most one row. */
  readonly order?: string;
  /** Its column and the table whose id that is. */
  readonly join?: string;
  /** Only rows in which this time is ahead. */
  readonly until?: string;
  /** Only rows in which this is set. */
  readonly once?: string;
  /** What a value of a column reads like. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What an erasure writes; each value follows from the account and the moment. */
export interface Erasure {
  readonly accountId: string;
  readonly companyName: string;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  readonly now: Date;
}

/** What happens to rows when their owner deletes the account. */
export interface Rule {
  /** `all`, those where a column is null, or those that no row of `table.column` refers to. */
  readonly delete?: 'all' | `${string} is null` | `unless ${string}.${string}`;
  /** What is written into those that stay. */
  readonly erase?: (erasure: Erasure) => Readonly<Record<string, unknown>>;
  /** Why what stays does. */
  readonly keep?: string;
  /** The use case that does it. */
  readonly by?: string;
}

/** When the clean-up removes a row. */
export interface Expiry {
  /** The time that counts, or the first of two that is set. */
  readonly since: string;
  readonly afterMs: number;
  /** Only rows in which this is null. */
  readonly without?: string;
  /** Forgets these columns, where the row stays. */
  readonly erase?: string;
  /** Ids in this column of documents that go with it, unless an application has them by now. */
  readonly documents?: string;
}

/** A table: whose rows it has, and what happens to them. */
export interface TableEntry {
  /**
   * The columns that name its owners: `seeker_id`, `employer_id`, the `id` of an account itself, or `column>table` for
   * whoever owns that row.
   */
  readonly of?: string;
  /** The only kind of account that is given it, and whose files are deleted with it, where both have owners. */
  readonly exportedTo?: SessionKind;
  readonly parts?: Readonly<Record<string, Part>>;
  /** Columns that a presenter exports, by the file that has them. */
  readonly presented?: Readonly<Record<string, Columns>>;
  /** Columns that nobody is given: keys, and what is of no use outside. */
  readonly unexported?: Columns;
  /** A column that names a file, the folder of the export that has it, and the column with its name. */
  readonly file?: { readonly column: string; readonly folder: string; readonly name?: string };
  /** Without it, rows are deleted with the account's row, by a foreign key. */
  readonly seeker?: Rule;
  /** The company's row stays, so whatever is of a company has a rule. */
  readonly employer?: Rule;
  /** By default until its owner deletes it. */
  readonly expires?: readonly Expiry[];
  /** Why nobody's data is in it. */
  readonly nobody?: string;
}

export interface ListedColumn {
  /** One, or several of which the first that is set counts. */
  readonly names: readonly string[];
  readonly exportedAs: string;
}

export function columnsOf(list: Columns = ''): ListedColumn[] {
  return list
    .split(/\s+/)
    .filter((each) => each !== '')
    .map((each) => {
      const [names = '', alias] = each.split(':');
      const [name = ''] = names.split('|');
      const camel = name
        .replace(/^.*\./, '')
        .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return { names: names.split('|'), exportedAs: alias ?? camel };
    });
}
