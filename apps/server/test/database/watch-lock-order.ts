import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Transactions that locked rows in another order, or a company too strongly, in the words of their statements. */
export interface LockOrder {
  readonly pool: PostgresPool;
  takeViolations(): string[];
}

/**
 * Watches the statements of every transaction on a pool, deletions too. Rows are locked in one order
 * (docs/architecture.md), or two transactions that do it either way wait for each other; several rows of a table by their
 * id; and a company never for deletion, for which whatever refers to it would wait, with a case or a job in its hands.
 * What a trigger or a cascade locks is not seen.
 */
export function watchLockOrder(pool: PostgresPool): LockOrder {
  const violations = new Set<string>();
  return {
    pool: {
      connect: async () => watchClient(await pool.connect(), violations),
      end: () => pool.end(),
    },
    takeViolations: () => {
      const taken = [...violations];
      violations.clear();
      return taken;
    },
  };
}

function watchClient(client: PostgresPoolClient, violations: Set<string>): PostgresPoolClient {
  let transaction = new WatchedTransaction();
  return {
    query: (...query: readonly unknown[]) => {
      const [statement, parameters] = query as [string, readonly unknown[]];
      if (statement === 'begin') transaction = new WatchedTransaction();
      const violation = transaction.note(statement, parameters);
      if (violation !== null) violations.add(violation);
      return client.query(statement, parameters) as never;
    },
    release: () => client.release(),
  };
}

/** The tables whose rows are locked in this order. */
const ORDER = [['jobs'], ['employers', 'seekers'], ['cases'], ['applications']];

/** The rank of a table in the order; undefined for one that belongs to any of them. */
function rankOf(table: string): number | undefined {
  const rank = ORDER.findIndex((tables) => tables.includes(table));
  return rank === -1 ? undefined : rank;
}

/** One transaction, from its first statement on. */
class WatchedTransaction {
  /** The statement that locked a table first, by its rank in the order. */
  readonly #lockedBy = new Map<number, string>();
  #hasLocked = false;
  /** What was inserted: nobody else can have locked that. */
  readonly #own = new Set<unknown>();

  /** @returns the violation, if this statement is one */
  note(statement: string, parameters: readonly unknown[]): string | null {
    const inserted = /^insert into "(\w+)"/.exec(statement)?.[1];
    if (inserted !== undefined && rankOf(inserted) !== undefined) {
      for (const each of parameters) this.#own.add(each);
    }
    const tables = lockedTables(statement);
    if (tables.has('employers') && / for update\b/.test(statement)) return statement;
    const isUnordered = !this.#hasLocked && changesFoundRows(statement);
    this.#hasLocked ||= tables.size > 0;
    if (isUnordered) return `${statement}\nlocks the rows that it finds in no order`;
    if (parameters.some((each) => isId(each) && this.#own.has(each))) return null;
    return this.#noteTables(tables, statement);
  }

  #noteTables(tables: ReadonlySet<string>, statement: string): string | null {
    const ranks = [...tables].flatMap((table) => rankOf(table) ?? []);
    for (const rank of ranks.filter((each) => !this.#lockedBy.has(each))) {
      const [, later] = [...this.#lockedBy].find(([locked]) => locked > rank) ?? [];
      if (later !== undefined) return `${later}\nand then: ${statement}`;
    }
    for (const rank of ranks) {
      if (!this.#lockedBy.has(rank)) this.#lockedBy.set(rank, statement);
    }
    return null;
  }
}

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/**
 * Whether a statement changes or deletes the rows that a query within it finds, without locking them in an order first:
 * two of them that find the same rows may wait for each other.
 */
export function changesFoundRows(statement: string): boolean {
  const text = statement.replaceAll('"', '').toLowerCase();
  return (
    /\b(?:update|delete from) [^;]* in \(select /.test(text) &&
    !/ for (?:no key )?update/.test(text)
  );
}

/** The tables of which a statement locks rows, without those of its subqueries. */
export function lockedTables(statement: string): ReadonlySet<string> {
  const text = statement.replaceAll('"', '').toLowerCase();
  const tables = new Set<string>();
  for (const [, table = ''] of text.matchAll(/\b(?<!for |key )(?:update|delete from) (\w+)/g)) {
    tables.add(table);
  }
  const lock = / for (?:no key )?update(?: of ([\w, ]+?))?(?: skip locked| nowait)?$/.exec(
    text.trim(),
  );
  if (!lock) return tables;
  const [first] = / from (\w+)/.exec(text.replaceAll(/\([^()]*\)/g, '')) ?? [];
  const names = lock[1]?.split(', ') ?? [first?.slice(' from '.length) ?? ''];
  for (const name of names) tables.add(name);
  return tables;
}
