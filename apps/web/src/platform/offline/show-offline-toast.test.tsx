import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { networkError } from '../api/api-error.ts';
import { createQueryClient } from '../api/query-client.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { showOfflineToast } from './show-offline-toast.ts';

it('shows one toast until the connection is back', () => {
  render(<Toaster />);
  showOfflineToast();
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  act(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('offline'));
  });
  expect(screen.getAllByText('You are offline')).toHaveLength(1);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});

it('leaves it to a change that fails for want of a connection to say so', async () => {
  render(<Toaster />);
  showOfflineToast();
  act(() => void dispatchEvent(new Event('offline')));
  const change = createQueryClient()
    .getMutationCache()
    .build(createQueryClient(), {
      mutationFn: () => Promise.reject(networkError(undefined)),
      meta: { showsOwnError: true },
    });
  await act(() => change.execute(undefined).catch(() => undefined));
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});
