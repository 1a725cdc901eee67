import { testShortForm } from '../../short-forms/test-short-form.ts';
import { shiftRaces } from './shift-races.ts';

await testShortForm(shiftRaces);
