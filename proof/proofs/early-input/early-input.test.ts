import { testShortForm } from '../../harness/test-short-form.ts';
import { earlyInput } from './early-input.ts';

await testShortForm(earlyInput);
