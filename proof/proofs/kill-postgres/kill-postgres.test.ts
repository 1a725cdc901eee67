import { testShortForm } from '../../harness/test-short-form.ts';
import { killPostgres } from './kill-postgres.ts';

await testShortForm(killPostgres);
