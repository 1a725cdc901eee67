import { testShortForm } from '../../harness/test-short-form.ts';
import { sigterm } from './sigterm.ts';

await testShortForm(sigterm);
