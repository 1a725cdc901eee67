import { testShortForm } from '../../short-forms/test-short-form.ts';
import { backupRestore } from './backup-restore.ts';

await testShortForm(backupRestore);
