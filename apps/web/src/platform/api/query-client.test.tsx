import { useMutation } from '@tanstack/react-query';
import { getConfig, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../ui/buttons/button.tsx';
import { QueryProvider } from './query-provider.tsx';

it('shows that a change is pending before the next event', async () => {
  let sent = 0;
  function Sender() {
    const { mutate, isPending } = useMutation({
      mutationFn: () => {
        sent += 1;
        return new Promise(() => undefined);
      },
    });
    return (
      <Button
        pending={isPending}
        onClick={() => {
          mutate();
        }}
      >
        Send
      </Button>
    );
  }
  render(
    <QueryProvider>
      <Sender />
    </QueryProvider>,
  );
  const button = screen.getByRole('button');
  // Without `act`, as in a browser: between two events that wait, only microtasks run.
  await getConfig().asyncWrapper(async () => {
    button.click();
    await new Promise((resolve) => {
      process.nextTick(resolve);
    });
    button.click();
  });
  expect(sent).toBe(1);
});
