import { once } from 'node:events';
import pg from 'pg';
import { readNumbers } from '../../harness/baseline-client.ts';
import type { BareStatements } from './bare-statements.ts';

const [work] = (await once(process, 'message')) as [BareStatements];
const { connectionString, statements, connections: max } = work;
const pool = new pg.Pool({ connectionString, types: readNumbers(), max });
const before = process.cpuUsage();
await Promise.all(
  statements.map(({ text, values }) =>
    pool.query({ name: `list-${text.length}`, text, values: [...values] }),
  ),
);
const { user, system } = process.cpuUsage(before);
process.send?.(user + system);
await once(process, 'disconnect');
await pool.end();
