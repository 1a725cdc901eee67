import { testShortForm } from '../../harness/test-short-form.ts';
import { hostileUploads } from './hostile-uploads.ts';

await testShortForm(hostileUploads);
