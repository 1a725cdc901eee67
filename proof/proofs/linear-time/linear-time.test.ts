import { testShortForm } from '../../harness/test-short-form.ts';
import { linearTime } from './linear-time.ts';

await testShortForm(linearTime);
