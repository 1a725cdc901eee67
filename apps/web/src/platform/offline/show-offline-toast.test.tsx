import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toaster } from '../../ui/feedback/toaster.tsx';
<<<<<<<< HEAD:apps/web/src/platform/offline/show-offline-toast.test.tsx
import { showOfflineToast } from './show-offline-toast.ts';
========
import { announceConnection } from './announce-connection.ts';
>>>>>>>> 2f3f3da (Give exports of the web app standard names):apps/web/src/platform/offline/announce-connection.test.tsx

it('shows one toast until the connection is back', () => {
  render(<Toaster />);
<<<<<<<< HEAD:apps/web/src/platform/offline/show-offline-toast.test.tsx
  showOfflineToast();
========
  announceConnection();
>>>>>>>> 2f3f3da (Give exports of the web app standard names):apps/web/src/platform/offline/announce-connection.test.tsx
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
