import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { SiteNav } from './site-nav.tsx';

it('leads employers to their pages, to Jobs and Company on phones and to Log out elsewhere', () => {
  renderPage('/', '/', () => <SiteNav />);
  const list = screen.getByRole('link', { name: 'Applications' }).closest('ul');
  if (!list) throw new Error('the navigation is no list');
  const items = within(list).getAllByRole('listitem');
  const namesWithout = (hidden: string) =>
    items
      .filter((item) => !item.classList.contains(hidden))
      .map((item) =>
        [...item.querySelectorAll('a, button')]
          .flatMap((control) => [...control.childNodes])
          .filter((node) => !(node instanceof Element) || !node.classList.contains(hidden))
          .map(({ textContent }) => textContent)
          .join(''),
      );
  expect(namesWithout('max-md:hidden')).toEqual([
    'Dashboard',
    'Applications',
    'Messages',
    'Jobs',
    'Company',
  ]);
  expect(namesWithout('md:hidden')).toEqual([
    'Dashboard',
    'Applications',
    'Messages',
    'Profile',
    'Log out',
  ]);
  expect(within(list).getByRole('link', { name: 'Jobs' })).toHaveAttribute(
    'href',
    '/employer/jobs',
  );
});
