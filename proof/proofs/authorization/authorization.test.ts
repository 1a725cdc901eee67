import { testShortForm } from '../../harness/test-short-form.ts';
import { authorization } from './authorization.ts';

await testShortForm(authorization);
