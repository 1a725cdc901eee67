import { testShortForm } from '../../short-forms/test-short-form.ts';
import { lives } from './lives.ts';

await testShortForm(lives);
