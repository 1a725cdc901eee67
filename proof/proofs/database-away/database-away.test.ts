import { testShortForm } from '../../harness/test-short-form.ts';
import { databaseAway } from './database-away.ts';

await testShortForm(databaseAway);
