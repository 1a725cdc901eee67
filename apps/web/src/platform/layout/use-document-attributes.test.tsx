import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuthStore } from '../stores/auth-store.ts';
import { useDocumentAttributes } from './use-document-attributes.ts';

function Document() {
  useDocumentAttributes();
  return null;
}

it('keeps the inline script’s session until storage is read', async () => {
  vi.spyOn(useAuthStore.persist, 'hasHydrated').mockReturnValueOnce(false);
  const { dataset } = document.documentElement;
  dataset.session = 'seeker';
  render(<Document />);
  expect(dataset).toMatchObject({ ready: '', session: 'seeker' });
  await useAuthStore.persist.rehydrate();
  expect(dataset.session).toBe('none');
});
