import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoutesStub, Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useApplicationsView } from './applications-view.ts';

it('keeps a change that is made while the previous one is pending', async () => {
  const intendedStates: string[] = [];

  /** Shows the closed list, leaves it before the effects of that render, then sorts. */
  function Page() {
    const { view, intendedView, show } = useApplicationsView();
    const step = useRef(0);
    useLayoutEffect(() => {
      if (view.state !== 'closed' || step.current !== 1) return;
      step.current = 2;
      show({ state: 'open', search: 'ana' });
    });
    useEffect(() => {
      if (step.current === 0) {
        step.current = 1;
        show({ state: 'closed' });
      } else if (step.current === 2) {
        step.current = 3;
        intendedStates.push(intendedView().state);
        show({ sort: 'oldest' });
      }
    });
    return <output>{useLocation().search}</output>;
  }

  const Routes = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Routes />);
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('?search=ana&sort=oldest');
  });
  expect(intendedStates).toEqual(['open']);
});

it('adds a change to the address that a link led to', async () => {
  function Page() {
    const { show } = useApplicationsView();
    return (
      <>
        <Link to="?state=due">Due</Link>
        <button
          onClick={() => {
            show({ search: 'ana' });
          }}
        >
          Search
        </button>
        <output>{useLocation().search}</output>
      </>
    );
  }

  const Routes = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Routes initialEntries={['/?state=closed']} />);
  const press = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
  const address = screen.getByRole('status');
  await press('button', 'Search');
  await waitFor(() => {
    expect(address).toHaveTextContent('?state=closed&search=ana');
  });
  await press('link', 'Due');
  await waitFor(() => {
    expect(address).toHaveTextContent(/^\?state=due$/);
  });
  await press('button', 'Search');
  await waitFor(() => {
    expect(address).toHaveTextContent('?state=due&search=ana');
  });
});
