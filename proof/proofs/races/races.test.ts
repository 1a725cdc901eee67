import { testShortForm } from '../../short-forms/test-short-form.ts';
import { races } from './races.ts';

await testShortForm(races);
