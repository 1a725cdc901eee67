import type { BrowserContext } from '@playwright/test';
import type { Person } from './people.ts';

/**
 * Signs a person in to a browser: sets the session's cookie, and the marker in
 * browser storage by which pages know about the session.
 */
export async function signIn(context: BrowserContext, baseUrl: string, person: Person) {
  const { kind, id, name, email, token } = person;
  const [firstName = '', lastName = ''] = name.split(' ');
  const user = kind === 'seeker' ? { id, firstName, lastName, email } : null;
  const marker = { state: { kind, accountId: id, user }, version: 0 };
  await context.setStorageState({
    cookies: [
      {
        name: 'nextshift-session',
        value: token,
        domain: new URL(baseUrl).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin: baseUrl, localStorage: [{ name: 'root', value: JSON.stringify(marker) }] }],
  });
}
