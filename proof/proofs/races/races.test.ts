import { testShortForm } from '../../harness/test-short-form.ts';
import { races } from './races.ts';

await testShortForm(races);
