import { testShortForm } from '../../short-forms/test-short-form.ts';
import { slowClients } from './slow-clients.ts';

await testShortForm(slowClients);
