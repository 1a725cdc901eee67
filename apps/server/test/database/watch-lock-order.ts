import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Transactions that locked a job after its company, or a company too strongly, in the words of their statements. */
export interface LockOrder {
  readonly pool: PostgresPool;
  takeViolations(): string[];
}

/**
 * Watches the statements of every transaction on a pool. Jobs are locked before their company (docs/architecture.md),
 * or two transactions that do it either way wait for each other; and a company never for deletion, for which whatever
 * refers to it would wait, with a case or a job in its hands. What a trigger locks is not seen.
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

/** One transaction, from its first statement on. */
class WatchedTransaction {
  #companyLockedBy: string | undefined;
  #hasLockedJobs = false;
  /** What was inserted as a job: nobody else can have locked that. */
  readonly #ownJobs = new Set<unknown>();

  /** @returns the violation, if this statement is one */
  note(statement: string, parameters: readonly unknown[]): string | null {
    if (statement.startsWith('insert into "jobs"')) {
      for (const each of parameters) this.#ownJobs.add(each);
    }
    const tables = lockedTables(statement);
    if (tables.has('employers') && / for update\b/.test(statement)) return statement;
    const isOwn = parameters.some((each) => isId(each) && this.#ownJobs.has(each));
    if (tables.has('jobs') && !isOwn) {
      if (this.#companyLockedBy && !this.#hasLockedJobs) {
        return `${this.#companyLockedBy}\nand then: ${statement}`;
      }
      this.#hasLockedJobs = true;
    }
    if (tables.has('employers')) this.#companyLockedBy ??= statement;
    return null;
  }
}

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

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
