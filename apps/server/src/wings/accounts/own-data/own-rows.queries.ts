import { type RawBuilder, sql } from 'kysely';
import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { columnsOf, type Erasure, manifest, type Part, type TableEntry } from './manifest/index.ts';

/** The condition that rows of a table belong to an account; undefined where no row can. */
function ownedBy(table: string, account: Account): RawBuilder<boolean> | undefined {
  const conditions: RawBuilder<boolean>[] = [];
  for (const owner of manifest.get(table)?.of?.split(' ') ?? []) {
    const [column = '', parent] = owner.split('>');
    const own = sql.ref(`${table}.${column}`);
    if (parent !== undefined) {
      const owned = ownedBy(parent, account);
      if (owned)
        conditions.push(sql`${own} in (select id from ${sql.table(parent)} where ${owned})`);
    } else if (column === (isAccount(table, account) ? 'id' : accountColumn(account.kind))) {
      conditions.push(sql`${own} = ${account.accountId}`);
    }
  }
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`;
}

const isAccount = (table: string, { kind }: Account) => table === `${kind}s`;

/** Whether an account is given a table that has rows of both kinds. */
const isGiven = ({ exportedTo }: TableEntry, { kind }: Account) =>
  exportedTo === undefined || exportedTo === kind;

/** The tables with rows that may be of an account. */
function* tablesOf(account: Account): Generator<[string, TableEntry, RawBuilder<boolean>]> {
  for (const [table, entry] of manifest) {
    const owned = ownedBy(table, account);
    if (owned) yield [table, entry, owned];
  }
}

type Row = Readonly<Record<string, unknown>>;

/** What is exported of an account as it is stored, by part. */
export async function readParts(
  database: Queryable,
  account: Account,
  now: Date,
): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [table, entry, owned] of tablesOf(account)) {
    const { parts = {} } = entry;
    if (!isGiven(entry, account)) continue;
    for (const [name, part] of Object.entries(parts)) {
      const { rows } = await selectPart(table, part, { owned, now }).execute(database);
      const shown = rows.map((row) => inWords(row, part));
      read[name] = part.order === undefined ? shown[0] : shown;
    }
  }
  return read;
}

function selectPart(
  table: string,
  { columns, order, join, until, once }: Part,
  { owned, now }: { owned: RawBuilder<boolean>; now: Date },
): RawBuilder<Row> {
  const column = (name: string) => sql.ref(name.includes('.') ? name : `${table}.${name}`);
  const selected = columnsOf(columns).map(
    ({ names, exportedAs }) =>
      sql`coalesce(${sql.join(names.map(column))}) as ${sql.id(exportedAs)}`,
  );
  const [key = '', joined = ''] = join?.split('>') ?? [];
  return sql<Row>`
    select ${sql.join(selected)} from ${sql.table(table)}
    ${join === undefined ? sql`` : sql`join ${sql.table(joined)} on ${sql.ref(`${joined}.id`)} = ${column(key)}`}
    where ${owned}
    ${until === undefined ? sql`` : sql`and ${column(until)} > ${now}`}
    ${once === undefined ? sql`` : sql`and ${column(once)} is not null`}
    ${order === undefined ? sql`` : sql`order by ${column(order)}`}`;
}

/** A row as pages call its values. */
function inWords(row: Row, { words = {} }: Part): Row {
  const spoken = Object.entries(words).map(([name, labels]) => {
    const value = row[name];
    return [name, typeof value === 'string' ? labels[value] : value] as const;
  });
  return { ...row, ...Object.fromEntries(spoken) };
}

/** A file that is exported and deleted with its account. */
export interface OwnFile {
  readonly id: string;
  readonly storage_key: string;
  /** Where an export has it. */
  readonly folder: string;
  /** The name its owner gave it; pictures have none. */
  readonly name: string | null;
}

/** All files of an account, of each table in turn; what applicants attach stays theirs. */
export async function listOwnFiles(database: Queryable, account: Account): Promise<OwnFile[]> {
  const found = new Map<string, OwnFile>();
  for (const [table, entry, owned] of tablesOf(account)) {
    const { file } = entry;
    if (!file || !isGiven(entry, account)) continue;
    const { rows } = await sql<OwnFile>`
      select files.id, storage_key, ${file.folder} as folder,
        ${file.name === undefined ? sql`null` : sql.ref(`${table}.${file.name}`)} as name
      from ${sql.table(table)} join files on files.id = ${sql.ref(`${table}.${file.column}`)}
      where ${owned}`.execute(database);
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Deletes what the manifest deletes with an account, then erases what it keeps of others, and the account last. */
export async function deleteOwnRows(
  transaction: DatabaseTransaction,
  account: Account,
  erasure: Omit<Erasure, 'accountId'>,
): Promise<void> {
  const tables = [...tablesOf(account)];
  const isOwn = ([table]: (typeof tables)[number]) => isAccount(table, account);
  for (const each of tables.filter((other) => !isOwn(other))) await deleteRows(each);
  for (const each of tables) await eraseRows(each);
  for (const each of tables.filter(isOwn)) await deleteRows(each);

  async function deleteRows([table, entry, owned]: (typeof tables)[number]) {
    const rule = entry[account.kind]?.delete;
    if (rule === undefined) return;
    await sql`delete from ${sql.table(table)} where ${owned} ${onlyThose(table, rule)}`.execute(
      transaction,
    );
  }

  async function eraseRows([table, entry, owned]: (typeof tables)[number]) {
    const erased = entry[account.kind]?.erase?.({ accountId: account.accountId, ...erasure });
    if (!erased) return;
    const values = Object.entries(erased).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${owned}`.execute(
      transaction,
    );
  }
}

function onlyThose(table: string, rule: string): RawBuilder<unknown> {
  const [first = '', second = ''] = rule.split(' ');
  if (rule === 'all') return sql``;
  if (first !== 'unless') return sql`and ${sql.ref(`${table}.${first}`)} is null`;
  const [user = ''] = second.split('.');
  return sql`and not exists (
    select from ${sql.table(user)} where ${sql.ref(second)} = ${sql.ref(`${table}.id`)})`;
}
