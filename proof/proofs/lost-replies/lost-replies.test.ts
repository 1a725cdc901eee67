import { testShortForm } from '../../short-forms/test-short-form.ts';
import { lostReplies } from './lost-replies.ts';

await testShortForm(lostReplies);
