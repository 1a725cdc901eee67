import { testShortForm } from '../../harness/test-short-form.ts';
import { abortedUploads } from './aborted-uploads.ts';

await testShortForm(abortedUploads);
