import { testShortForm } from '../../harness/test-short-form.ts';
import { soak } from './soak.ts';

await testShortForm(soak);
