import { testShortForm } from '../../short-forms/test-short-form.ts';
import { bigUploads } from './big-uploads.ts';

await testShortForm(bigUploads);
