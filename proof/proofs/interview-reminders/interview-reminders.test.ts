import { testShortForm } from '../../short-forms/test-short-form.ts';
import { interviewReminders } from './interview-reminders.ts';

await testShortForm(interviewReminders);
