import { testShortForm } from '../../short-forms/test-short-form.ts';
import { migrationKill } from './migration-kill.ts';

await testShortForm(migrationKill);
