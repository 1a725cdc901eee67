import { testShortForm } from '../../short-forms/test-short-form.ts';
import { storedXss } from './stored-xss.ts';

await testShortForm(storedXss);
