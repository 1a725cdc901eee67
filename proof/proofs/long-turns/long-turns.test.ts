import { testShortForm } from '../../short-forms/test-short-form.ts';
import { longTurns } from './long-turns.ts';

await testShortForm(longTurns);
