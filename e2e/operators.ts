import { execFile } from 'node:child_process';
import { dataFolder } from './data-folder.mjs';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { uniqueEmail } from './unique.ts';

const RUN = new URL('../scripts/run-program.mjs', import.meta.url).pathname;

/** Adds an operator on the command line and signs in. A code works once, so each test has an operator of its own. */
export async function signInOperator(page: Page): Promise<void> {
  const email = uniqueEmail();
  const env = { ...process.env, DATA_DIR: dataFolder(Number(process.env.E2E_PORT ?? 4390)) };
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, 'operator', 'add', email], {
    env,
  });
  const [, password = '', secret = ''] =
    /Password +(\S+)\s+Authenticator +(\S+)/.exec(stdout) ?? [];
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Code').fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Sign In' }).click();
}
