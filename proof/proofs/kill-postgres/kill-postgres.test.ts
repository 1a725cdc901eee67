import { testShortForm } from '../../short-forms/test-short-form.ts';
import { killPostgres } from './kill-postgres.ts';

await testShortForm(killPostgres);
