import { testShortForm } from '../../short-forms/test-short-form.ts';
import { abortedUploads } from './aborted-uploads.ts';

await testShortForm(abortedUploads);
