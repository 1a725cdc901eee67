import { testShortForm } from '../../short-forms/test-short-form.ts';
import { killServer } from './kill-server.ts';

await testShortForm(killServer);
