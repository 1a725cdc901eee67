import { testShortForm } from '../../short-forms/test-short-form.ts';
import { generatedRequests } from './generated-requests.ts';

await testShortForm(generatedRequests);
