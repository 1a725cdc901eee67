import { testShortForm } from '../../short-forms/test-short-form.ts';
import { closedJobs } from './closed-jobs.ts';

await testShortForm(closedJobs);
