import { getOperator } from '@nextshift/contract';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { OPERATOR } from '../../../test/operator-world.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorGuard, { clientLoader } from './operator-guard.tsx';

serveApi();

afterEach(forgetOperator);

function open(address: string) {
  const Routes = createRoutesStub([
    {
      Component: OperatorGuard,
      loader: clientLoader as never,
      HydrateFallback: () => null,
      ErrorBoundary: () => <p>An error page</p>,
      children: [{ path: '/operator/*', Component: () => <p>What operators see</p> }],
    },
    { path: '/operator/login', Component: Elsewhere },
  ]);
  render(<Routes initialEntries={[address]} />);
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Now at {pathname + search}</p>;
}

const serveOperator = (answer: () => Response) => {
  serve(getOperator, answer);
};

it('lets an operator in', async () => {
  serveOperator(() => HttpResponse.json({ operator: OPERATOR }));
  open('/operator/log');
  expect(await screen.findByText('What operators see')).toBeInTheDocument();
});

it('leads everyone else to the login and back, and leaves their own session alone', async () => {
  signInSeeker();
  serveOperator(() => failure(401, 'not_signed_in', 'Please sign in to continue.'));
  open('/operator?status=decided');
  expect(
    await screen.findByText('Now at /operator/login?next=%2Foperator%3Fstatus%3Ddecided'),
  ).toBeInTheDocument();
  expect(useAuthStore.getState().kind).toBe('seeker');
});

it('leads to the login once the session has ended', async () => {
  serveOperator(() => HttpResponse.json({ operator: OPERATOR }));
  open('/operator/log');
  await screen.findByText('What operators see');
  act(forgetOperator);
  expect(
    await screen.findByText('Now at /operator/login?next=%2Foperator%2Flog'),
  ).toBeInTheDocument();
});

it('shows the error page after any other failure', async () => {
  serveOperator(() => HttpResponse.error());
  open('/operator');
  expect(await screen.findByText('An error page')).toBeInTheDocument();
});
