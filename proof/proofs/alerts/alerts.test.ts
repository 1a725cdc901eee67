import { testShortForm } from '../../short-forms/test-short-form.ts';
import { alerts } from './alerts.ts';

await testShortForm(alerts);
