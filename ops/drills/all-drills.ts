import type { Drill } from '../harness/drill.ts';
import { instances } from './instances/instances.ts';
import { objectStore } from './object-store/object-store.ts';
import { patroni } from './patroni/patroni.ts';
import { pgbouncer } from './pgbouncer/pgbouncer.ts';

/** Every drill, in the order of the table. */
export const allDrills: readonly Drill[] = [instances, patroni, pgbouncer, objectStore];
