import { testShortForm } from '../../short-forms/test-short-form.ts';
import { diskFull } from './disk-full.ts';

await testShortForm(diskFull);
