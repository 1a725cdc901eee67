import { testShortForm } from '../../short-forms/test-short-form.ts';
import { sigterm } from './sigterm.ts';

await testShortForm(sigterm);
