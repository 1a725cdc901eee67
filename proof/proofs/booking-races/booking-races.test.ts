import { testShortForm } from '../../short-forms/test-short-form.ts';
import { bookingRaces } from './booking-races.ts';

await testShortForm(bookingRaces);
