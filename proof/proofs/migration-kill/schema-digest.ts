import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Everything that a migration may change, from PostgreSQL's catalog. */
const PARTS = [
  `SELECT table_name, column_name, ordinal_position, data_type, is_nullable, column_default,
     generation_expression FROM information_schema.columns WHERE table_schema = 'public'
   ORDER BY 1, 3`,
  `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
  `SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) FROM pg_trigger
   WHERE NOT tgisinternal AND tgrelid IN (
     SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace) ORDER BY 1, 2`,
  `SELECT proname, pg_get_functiondef(p.oid) FROM pg_proc p
   WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
   ORDER BY 1, 2`,
  'SELECT extname FROM pg_extension ORDER BY 1',
];

/** A digest of the schema, without the list of migrations. */
export async function digestSchema(client: pg.Client): Promise<string> {
  const hash = createHash('sha256');
  for (const part of PARTS) {
    const { rows } = await client.query<Record<string, unknown>>(part);
    const others = rows.filter((row) => !Object.values(row).some(isOfTheList));
    hash.update(JSON.stringify(others));
  }
  return hash.digest('hex').slice(0, 16);
}

/** node-pg-migrate's table and its dependent objects. */
function isOfTheList(value: unknown): boolean {
  return typeof value === 'string' && /^(migrations|migrations_\w+)$/.test(value);
}
