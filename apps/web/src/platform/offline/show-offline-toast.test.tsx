import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
