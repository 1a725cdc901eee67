import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { tellOfConnection } from './tell-of-connection.ts';

it('says that the connection is lost, once, until it is back', () => {
  render(<Toaster />);
  tellOfConnection();
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
