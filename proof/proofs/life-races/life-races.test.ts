import { testShortForm } from '../../short-forms/test-short-form.ts';
import { lifeRaces } from './life-races.ts';

await testShortForm(lifeRaces);
