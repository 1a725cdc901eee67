import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { signInEmployer } from '../../../test/employer-world.ts';
import { SiteNav } from './site-nav.tsx';

it('leads employers to the same pages on every width', () => {
  renderPage('/', '/', () => <SiteNav />);
  const list = screen.getByRole('link', { name: 'Applicants' }).closest('ul');
  if (!list) throw new Error('the navigation is no list');
  const links = within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dashboard', '/employer'],
    ['Jobs', '/employer/jobs'],
    ['Applicants', '/employer/applications'],
    ['Shifts', '/employer/shifts'],
    ['Messages', '/employer/messages'],
  ]);
});

it('has what is rarer in the menu of the account, also by a press before it is loaded', async () => {
  signInEmployer();
  renderPage('/', '/', () => (
    <main>
      <SiteNav />
    </main>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Company profile',
    'Plan',
    'Account settings',
    'Log out',
  ]);
});
