import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, type Location, useLocation } from 'react-router';
import type { Site } from '../src/platform/api/request-context.ts';
import { getQueryClient } from '../src/platform/api/query-client.ts';

/**
 * Renders one page at an address, with what the server says about the board if a test needs it; every other address
 * shows itself and its state as text.
 */
export function renderPage(
  address: string | Partial<Location>,
  path: string,
  Page: ComponentType,
  site?: Partial<Site>,
) {
  const pages = [
    { path, Component: Page },
    { path: '*', Component: Elsewhere },
  ];
  const Routes = createRoutesStub(
    site ? [{ id: 'root', loader: () => ({ site }), children: pages }] : pages,
  );
  return render(
    <QueryClientProvider client={getQueryClient()}>
      <Routes
        initialEntries={[address]}
        hydrationData={site ? { loaderData: { root: { site } } } : {}}
      />
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
