import { testShortForm } from '../../harness/test-short-form.ts';
import { lostReplies } from './lost-replies.ts';

await testShortForm(lostReplies);
