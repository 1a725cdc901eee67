import { testShortForm } from '../../short-forms/test-short-form.ts';
import { linearTime } from './linear-time.ts';

await testShortForm(linearTime);
