import type { ChangedRow } from '../../board/watch.ts';

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** Columns that are random, or derived from random ones. */
const RANDOM = new Set([
  'totp_secret',
  'at',
  'token_hash',
  'password_hash',
  'storage_key',
  'tax_number_encrypted',
  'search_document',
]);
/** A time within the last of these hours counts as now. */
const NOW_MS = 3_600_000;

/**
 * Changed rows as text, equal for two calls with the same effect: leaves out newly created ids, times and
 * secrets, keeps earlier ones and those of others.
 * @param chosen an id that a caller requested, so not created by the server
 */
export function summarize(changed: readonly ChangedRow[], chosen: string): string {
  const made = idsMadeBy(changed);
  made.delete(chosen);
  const lines = changed.map(({ table, is, row }) => {
    // The cost of a plan change falls by the second.
    const { amount: _prorated, ...rest } = row;
    const told = [row.reason, row.kind].includes('changed') ? rest : row;
    const fields = Object.entries(told)
      // Rows that are numbered get another number each time.
      .filter(([key, value]) => key !== 'id' || typeof value !== 'number')
      .map(([key, value]) => `${key}=${plain(key, value)}`);
    return `${table} ${is} ${fields.join(' ')}`.replaceAll(ID, (id) => (made.has(id) ? 'new' : id));
  });
  return lines.sort().join('\n');
}

/** Ids of new rows; changed rows had theirs before. */
function idsMadeBy(changed: readonly ChangedRow[]): Set<string> {
  const first = new Map<string, ChangedRow['is']>();
  for (const { is, row } of changed) {
    for (const id of idsThatBegin(row)) if (!first.has(id)) first.set(id, is);
  }
  return new Set([...first].filter(([, is]) => is === 'new').map(([id]) => id));
}

function idsThatBegin({ id }: ChangedRow['row']): string[] {
  return typeof id === 'string' ? (id.match(ID) ?? []) : [];
}

function plain(key: string, value: unknown): string {
  if (RANDOM.has(key)) return '*';
  return JSON.stringify(value)
    .replaceAll(/\b[0-9a-f]{64}\b/g, '*')
    .replaceAll(/p-[0-9a-f-]{13}@/g, 'somebody@')
    .replaceAll(/\b(cs|sub|in|cus|evt|pi)_[\w-]+/g, '$1_*')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+\d\d:\d\d)/g, (time) =>
      Math.abs(Date.parse(time) - Date.now()) < NOW_MS ? 'now' : dayOf(time),
    );
}

/** Ends of periods are relative to now. */
function dayOf(time: string): string {
  return time.slice(0, 10);
}
