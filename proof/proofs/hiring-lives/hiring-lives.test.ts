import { testShortForm } from '../../short-forms/test-short-form.ts';
import { hiringLives } from './hiring-lives.ts';

await testShortForm(hiringLives);
