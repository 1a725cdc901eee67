import { join } from 'node:path';
import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { unzip } from '@nextshift/test-kit/files/unzip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { insertIntoEveryTable } from '../../../../../test/database/insert-into-every-table.ts';
import type { SessionKind } from '../../../../platform/authentication/sessions.ts';
import { repositoryRoot } from '../../../../platform/server-root.ts';
import { exportOwnData } from '../export-own-data.ts';
import { columnsOf, type Expiry, manifest, type TableEntry } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const kinds = ['seeker', 'employer'] as const satisfies SessionKind[];

const ownersOf = ({ of = '' }: TableEntry) =>
  of.split(' ').map((owner) => {
    const [column = '', parent] = owner.split('>');
    return { column, parent };
  });

/** Whether rows of a table may be of this kind of account. */
function isOf(table: string, kind: SessionKind): boolean {
  return ownersOf(manifest.get(table) ?? {}).some(({ column, parent }) =>
    parent === undefined
      ? column === (table === `${kind}s` ? 'id' : `${kind}_id`)
      : isOf(parent, kind),
  );
}

/** The lists of columns by the file of an export that has them. */
function listsOf({ parts = {}, presented = {}, exportedTo }: TableEntry, kind: SessionKind) {
  if (exportedTo !== undefined && exportedTo !== kind) return [];
  const stored = Object.entries(parts).map(([name, { columns }]) => [name, columns] as const);
  return [...stored, ...Object.entries(presented)];
}

function listedColumns(entry: TableEntry): string[] {
  const lists = [
    entry.unexported,
    ...kinds.flatMap((kind) => listsOf(entry, kind).map(([, list]) => list)),
  ];
  const names = lists.flatMap((list) => columnsOf(list).flatMap(({ names: each }) => each));
  const owners = ownersOf(entry).map(({ column }) => column);
  return [...names.filter((name) => !name.includes('.')), ...owners].filter((name) => name !== '');
}

/** Columns of the catalog that the manifest lacks, and the reverse. */
async function differences(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'`.execute(app.database);
  const stored = new Set(rows.map(({ name }) => name));
  const listed = new Set(
    [...manifest].flatMap(([table, entry]) =>
      listedColumns(entry).map((column) => `${table}.${column}`),
    ),
  );
  const apart = [...new Set([...stored, ...listed])].filter(
    (name) => !stored.has(name) || !listed.has(name),
  );
  return apart.sort();
}

/** Foreign keys as `table.column parent` with what the deletion of the parent's row does. */
async function foreignKeys(): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; deletion: string }>`
    select conrelid::regclass || '.' || attname || ' ' || confrelid::regclass as key,
      confdeltype::text as deletion
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f'`.execute(app.database);
  return new Map(rows.map(({ key, deletion }) => [key, deletion]));
}

describe('the manifest', () => {
  it('has every table and column of the database', async () => {
    expect(await differences()).toEqual([]);
  });

  it('lacks a column that somebody adds', async () => {
    await sql`alter table seekers add column shoe_size int`.execute(app.database);
    expect(await differences()).toEqual(['seekers.shoe_size']);
    await sql`alter table seekers drop column shoe_size`.execute(app.database);
  });

  it('says whose every table is', () => {
    for (const [table, entry] of manifest) {
      const isOwned = kinds.some((kind) => isOf(table, kind) || entry[kind] !== undefined);
      expect(isOwned, table).toBe(entry.nobody === undefined);
    }
  });

  it('leaves to foreign keys what they delete with a seeker, and has a rule for all of a company', async () => {
    const keys = await foreignKeys();
    for (const [table, entry] of manifest) {
      if (isOf(table, 'employer')) expect(entry.employer, table).toBeDefined();
      if (!isOf(table, 'seeker') || entry.seeker) continue;
      const deletions = ownersOf(entry)
        .filter(({ parent }) => parent === undefined || isOf(parent, 'seeker'))
        .filter(({ column }) => column !== 'employer_id')
        .flatMap(({ column, parent }) =>
          [...keys].filter(([key]) => key.startsWith(`${table}.${column} ${parent ?? ''}`)),
        )
        .map(([, deletion]) => deletion);
      expect(new Set(deletions), table).toEqual(new Set(['c']));
    }
  });

  it('gives each file to one kind of account, which it is deleted with', () => {
    for (const [table, { file, exportedTo }] of manifest) {
      const given = kinds.filter((kind) => isOf(table, kind) && (exportedTo ?? kind) === kind);
      if (file) expect([table, ...given]).toHaveLength(2);
    }
  });

  it('knows every column that names a file', async () => {
    const users = [...(await foreignKeys()).keys()].filter((key) => key.endsWith(' files'));
    const known = [...manifest].flatMap(([table, { file }]) =>
      file ? [`${table}.${file.column} files`] : [],
    );
    expect(users.sort()).toEqual([...known, 'files.variant_of files'].sort());
  });

  it('names what an export has', async () => {
    const { seeker } = await insertIntoEveryTable(app);
    // Where a company has the rows that are a seeker's in the sample, parts are empty.
    const employer = await app.database
      .selectFrom('employers')
      .select('id')
      .executeTakeFirstOrThrow();
    const ids = { seeker: seeker.id, employer: employer.id };
    for (const kind of kinds) {
      const account = { kind, accountId: ids[kind] };
      const zip = unzip(await bytesOf(exportOwnData(app.platform, account)));
      const named = new Map<string, Set<string>>();
      for (const [table, entry] of manifest) {
        if (!isOf(table, kind)) continue;
        for (const [part, list] of listsOf(entry, kind)) {
          const names = named.get(part) ?? new Set();
          for (const { exportedAs } of columnsOf(list)) names.add(exportedAs);
          named.set(part, names);
        }
      }
      const found = [...zip.keys()].filter((name) => !name.includes('/'));
      const files = [...named.keys()].map((part) => `${part}.json`);
      expect(found.sort()).toEqual([...files, 'missingFiles.json'].sort());
      for (const [part, names] of named) {
        const text = zip.get(`${part}.json`)?.toString() ?? '';
        const missing = [...names].filter((name) => !text.includes(`"${name}":`));
        // Of applications, a company is given what its page shows.
        const isShown = kind === 'employer' && part === 'applications';
        if (!isShown && !/^(null|\[\])$/.test(text))
          expect(missing, `${kind}: ${part}`).toEqual([]);
      }
    }
  });

  it('is what docs/personal-data.md says', async () => {
    const page = join(repositoryRoot, 'docs', 'personal-data.md');
    await expect(describeManifest()).toMatchFileSnapshot(page);
  });
});

async function bytesOf(stream: ReturnType<typeof exportOwnData>): Promise<Buffer> {
  return Buffer.concat((await (await stream).toArray()) as Buffer[]);
}

function describeManifest(): string {
  const owned = [...manifest].filter(([, { nobody }]) => nobody === undefined);
  const others = [...manifest].filter(([, { nobody }]) => nobody !== undefined);
  return `# Personal data

Written by a test from \`apps/server/src/wings/accounts/own-data/manifest\`, which the export and the deletion of an
account and the clean-up follow. \`npx vitest run manifest -u\` in \`apps/server\` writes it anew.

${owned.map(describeTable).join('\n')}

## Nobody's

${others.map(([table, { nobody, expires }]) => `- \`${table}\`: ${[nobody, ...expiries(expires)].join('; ')}`).join('\n')}
`;
}

function describeTable([table, entry]: [string, TableEntry]): string {
  const of = kinds.filter((kind) => isOf(table, kind) || entry[kind]);
  const lists = new Map(kinds.flatMap((kind) => listsOf(entry, kind)));
  const exported = [...lists].map(([part, list]) => {
    const names = columnsOf(list).map(({ exportedAs }) => exportedAs);
    return `in \`${part}\` ${[...new Set(names)].join(', ')}`;
  });
  if (entry.file) exported.push(`its file in \`files/${entry.file.folder}\``);
  const lines = [
    `exported${entry.exportedTo ? `, to a ${entry.exportedTo} alone` : ''}: ${exported.join('; ') || 'nothing'}`,
    ...of.map(
      (kind) =>
        `when a ${kind === 'seeker' ? kind : 'company'} leaves: ${describeRule(entry[kind], table, kind)}`,
    ),
    ...expiries(entry.expires),
  ];
  return [`- \`${table}\``, ...lines.map((line) => `  - ${line}`)].join('\n');
}

function describeRule(rule: TableEntry['seeker'], table: string, kind: SessionKind): string {
  if (!rule) return 'deleted with the account';
  const erasure = { accountId: '', companyName: '', passwordHash: '', now: new Date(0) };
  const erased = Object.keys(rule.erase?.(erasure) ?? {});
  const said = [
    rule.delete && `deleted${rule.delete === 'all' ? '' : ` (${rule.delete})`}`,
    erased.length > 0 && `overwritten: ${erased.join(', ')}`,
    rule.keep && `kept: ${rule.keep}`,
    rule.by && `deleted by \`${rule.by}\``,
  ].filter((each) => typeof each === 'string');
  expect(said, `${table} of a ${kind} has a rule`).not.toEqual([]);
  return said.join('; ');
}

function expiries(expires: readonly Expiry[] = []): string[] {
  return expires.map(({ since, afterMs, without, erase }) => {
    const [count, unit] =
      afterMs % DAY_MS === 0 ? [afterMs / DAY_MS, 'day'] : [afterMs / MINUTE_MS, 'minute'];
    const span = `${count} ${unit}${count === 1 ? '' : 's'}`;
    return `${erase === undefined ? 'removed' : `forgets ${erase.replace(' ', ', ')}`} ${afterMs === 0 ? 'at' : `${span} after`} ${since.replace('|', ' or ')}${without === undefined ? '' : `, without ${without}`}`;
  });
}
