import { testShortForm } from '../../harness/test-short-form.ts';
import { storedXss } from './stored-xss.ts';

await testShortForm(storedXss);
