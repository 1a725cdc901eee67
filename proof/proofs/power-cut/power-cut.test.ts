import { testShortForm } from '../../harness/test-short-form.ts';
import { powerCut } from './power-cut.ts';

await testShortForm(powerCut);
