import { beforeEach, vi } from 'vitest';

/** Stands in for object URLs, which jsdom does not make. */
export function stubObjectUrls(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:preview';
        static override revokeObjectURL = () => undefined;
      },
    );
  });
}
