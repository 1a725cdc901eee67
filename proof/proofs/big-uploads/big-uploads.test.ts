import { testShortForm } from '../../harness/test-short-form.ts';
import { bigUploads } from './big-uploads.ts';

await testShortForm(bigUploads);
