import { testShortForm } from '../../harness/test-short-form.ts';
import { generatedRequests } from './generated-requests.ts';

await testShortForm(generatedRequests);
