import { testShortForm } from '../../short-forms/test-short-form.ts';
import { canaries } from './canaries.ts';

await testShortForm(canaries);
