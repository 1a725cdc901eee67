import type { Page } from '@playwright/test';
import type { Person } from '@nextshift/test-kit/people/people';

/** What a person presses, and its expected effect. */
export interface PressKind {
  readonly name: string;
  /** Whether the seeker is signed in when they press. */
  readonly isSignedIn: boolean;
  readonly path: (jobId: string) => string;
  readonly press: (page: Page, person: Person) => Promise<void>;
  /** The request that a press sends exactly once: method and address. */
  readonly calls: RegExp;
  /** Resolves once the page shows the effect. */
  readonly done: (page: Page) => Promise<unknown>;
}

async function fillIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** A job's page shows its buttons twice on a phone: above its text, and in the bar at the bottom. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

const SIGN_IN = {
  isSignedIn: false,
  path: () => '/login',
  calls: /^POST .*\/user\/login$/,
  done: (page: Page) => page.waitForURL('**/profile'),
} as const;

const ON_JOB = { isSignedIn: true, path: (jobId: string) => `/jobs/${jobId}` } as const;

export const pressKinds: readonly PressKind[] = [
  {
    ...SIGN_IN,
    name: 'Enter in the login form',
    press: async (page, person) => {
      await fillIn(page, person);
      await page.getByLabel('Password', { exact: true }).press('Enter');
    },
  },
  {
    ...SIGN_IN,
    name: 'a double click on Sign In',
    press: async (page, person) => {
      await fillIn(page, person);
      await button(page, 'Sign In').dblclick();
    },
  },
  {
    ...ON_JOB,
    name: 'Save',
    press: (page) => button(page, 'Save').click(),
    calls: /^(POST|DELETE) .*\/savedjobs\//,
    done: (page) => button(page, 'Saved').waitFor(),
  },
  {
    ...ON_JOB,
    name: 'Apply Now',
    press: (page) => button(page, 'Apply Now').click(),
    calls: /^POST .*\/apply$/,
    done: (page) => button(page, 'Applied').waitFor(),
  },
  {
    name: 'Filters',
    isSignedIn: false,
    path: () => '/jobs?searchLocation=Raleigh',
    press: (page) => button(page, 'Filters').click(),
    // It only requests the panel's script.
    calls: /^GET .*\/filter-panel-[^/]+\.js$/,
    done: (page) => page.getByRole('group', { name: 'Job Type' }).waitFor(),
  },
];
