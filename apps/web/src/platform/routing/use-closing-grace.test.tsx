import { render, screen } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { useClosingGrace } from './use-closing-grace.ts';

function Minutes() {
  return <p>{useClosingGrace()} minutes</p>;
}

function show(root: unknown) {
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Outlet,
      HydrateFallback: () => null,
      loader: () => root,
      children: [{ index: true, Component: Minutes }],
    },
  ]);
  render(<Routes initialEntries={['/']} />);
}

it.each([
  ['the setting of this board', { site: { closingGraceMinutes: 0 } }, '0 minutes'],
  ['the default where the root did not load', null, '60 minutes'],
])('is %s', async (_name, root, text) => {
  show(root);
  expect(await screen.findByText(text)).toBeInTheDocument();
});
