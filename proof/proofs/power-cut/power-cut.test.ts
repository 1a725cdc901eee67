import { testShortForm } from '../../short-forms/test-short-form.ts';
import { powerCut } from './power-cut.ts';

await testShortForm(powerCut);
