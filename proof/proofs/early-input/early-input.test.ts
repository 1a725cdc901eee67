import { testShortForm } from '../../short-forms/test-short-form.ts';
import { earlyInput } from './early-input.ts';

await testShortForm(earlyInput);
