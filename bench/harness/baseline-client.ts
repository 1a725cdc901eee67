import pg from 'pg';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import type { BenchTestbed } from './bench-testbed.ts';

const NUMERIC_OID = 1700;
const BIGINT_OID = 20;

/** Numbers as the server reads them. */
export function readNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(NUMERIC_OID, Number);
  types.setTypeParser(BIGINT_OID, Number);
  return types;
}

/** A connection to the database behind a server, which reads numbers as the server does. */
export async function connectBaseline(testbed: BenchTestbed, dataDir: string): Promise<pg.Client> {
  const connectionString = databaseAddress(dataDir);
  const client = new pg.Client({ connectionString, types: readNumbers() });
  // Its server may be stopped first.
  client.on('error', () => undefined);
  await client.connect();
  testbed.afterwards(() => client.end());
  return client;
}
