import { testShortForm } from '../../harness/test-short-form.ts';
import { migrationKill } from './migration-kill.ts';

await testShortForm(migrationKill);
