import { testShortForm } from '../../short-forms/test-short-form.ts';
import { bulkhead } from './bulkhead.ts';

await testShortForm(bulkhead);
