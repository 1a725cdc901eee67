import { testShortForm } from '../../harness/test-short-form.ts';
import { canaries } from './canaries.ts';

await testShortForm(canaries);
