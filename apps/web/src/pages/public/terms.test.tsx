import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import Terms from './terms.tsx';

function Page() {
  const site = { supportEmail: 'support@nextshift.example' };
  const matches = [{ id: 'root', loaderData: { site } }];
  const props = { params: useParams(), matches } as unknown as ComponentProps<typeof Terms>;
  return <Terms {...props} />;
}

it.each([
  ['/terms', 'User Agreement'],
  ['/terms/User%20Agreement', 'User Agreement'],
  ['/terms/Terms%20%26%20Conditions', 'Terms & Conditions'],
  ['/terms/Privacy%20Policy', 'Privacy Policy'],
  ['/terms/Cookie%20Policy', 'Cookie Policy'],
])('%s shows its policy, and its tab says so', (address, title) => {
  renderPage(address, '/terms/:item?', Page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'User Agreement',
    'Terms & Conditions',
    'Privacy Policy',
    'Cookie Policy',
  ]);
  expect(tabs.filter((tab) => tab.ariaCurrent === 'page')).toEqual([
    screen.getByRole('link', { name: title }),
  ]);
  expect(screen.getByRole('link', { name: 'support@nextshift.example' })).toBeInTheDocument();
});
