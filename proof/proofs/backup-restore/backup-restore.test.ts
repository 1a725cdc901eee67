import { testShortForm } from '../../harness/test-short-form.ts';
import { backupRestore } from './backup-restore.ts';

await testShortForm(backupRestore);
