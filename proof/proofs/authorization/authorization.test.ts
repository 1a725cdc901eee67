import { testShortForm } from '../../short-forms/test-short-form.ts';
import { authorization } from './authorization.ts';

await testShortForm(authorization);
