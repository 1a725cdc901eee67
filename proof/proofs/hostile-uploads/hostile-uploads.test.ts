import { testShortForm } from '../../short-forms/test-short-form.ts';
import { hostileUploads } from './hostile-uploads.ts';

await testShortForm(hostileUploads);
