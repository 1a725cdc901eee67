import { testShortForm } from '../../short-forms/test-short-form.ts';
import { databaseAway } from './database-away.ts';

await testShortForm(databaseAway);
