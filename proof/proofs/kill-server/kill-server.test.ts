import { testShortForm } from '../../harness/test-short-form.ts';
import { killServer } from './kill-server.ts';

await testShortForm(killServer);
