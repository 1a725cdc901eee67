import { testShortForm } from '../../short-forms/test-short-form.ts';
import { scamSignals } from './scam-signals.ts';

await testShortForm(scamSignals);
