import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, type Location, useLocation } from 'react-router';
import { getQueryClient } from '../src/platform/api/query-client.ts';

/** Renders one page at an address; every other address shows itself and its state as text. */
export function renderPage(address: string | Partial<Location>, path: string, Page: ComponentType) {
  const Routes = createRoutesStub([
    { path, Component: Page },
    { path: '*', Component: Elsewhere },
  ]);
  return render(
    <QueryClientProvider client={getQueryClient()}>
      <Routes initialEntries={[address]} />
    </QueryClientProvider>,
  );
}

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>Now at {pathname + search}</p>
      {state ? <p>{JSON.stringify(state)}</p> : null}
    </>
  );
}
