import { testShortForm } from '../../harness/test-short-form.ts';
import { diskFull } from './disk-full.ts';

await testShortForm(diskFull);
