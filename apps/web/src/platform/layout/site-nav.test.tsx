import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { SiteNav } from './site-nav.tsx';

it('links employers to their applications, without Log out beside it on phones', () => {
  renderPage('/', '/', () => <SiteNav />);
  const list = screen.getByRole('link', { name: 'Applications' }).closest('ul');
  if (!list) throw new Error('the navigation is no list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Applications',
    'Profile',
    'Log out',
  ]);
  const onPhones = items.filter(({ className }) => !className.includes('max-md:hidden'));
  expect(onPhones).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute(
    'href',
    '/employer/applications',
  );
});
