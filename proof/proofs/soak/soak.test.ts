import { testShortForm } from '../../short-forms/test-short-form.ts';
import { soak } from './soak.ts';

await testShortForm(soak);
