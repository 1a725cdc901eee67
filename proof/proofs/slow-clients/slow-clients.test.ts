import { testShortForm } from '../../harness/test-short-form.ts';
import { slowClients } from './slow-clients.ts';

await testShortForm(slowClients);
