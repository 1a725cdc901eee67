import { useMutation, useQuery } from '@tanstack/react-query';
import { getConfig, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../ui/buttons/button.tsx';
import { getQueryClient } from './query-client.ts';
import { QueryProvider } from './query-provider.tsx';

const KEY = ['list'];

/** A function whose calls are resolved one by one, in any order. */
function deferred() {
  const resolvers: ((value: string) => void)[] = [];
  const call = () => new Promise<string>((resolve) => void resolvers.push(resolve));
  return { call, resolvers };
}

function List({ load }: { load: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: KEY, queryFn: load });
  return <output>{data}</output>;
}

it('restarts the first fetch of a list that is invalidated', async () => {
  const { call, resolvers } = deferred();
  render(
    <QueryProvider>
      <List load={call} />
    </QueryProvider>,
  );
  void getQueryClient().invalidateQueries({ queryKey: KEY });
  expect(resolvers).toHaveLength(2);
  resolvers[0]?.('before');
  resolvers[1]?.('after');
  expect(await screen.findByText('after')).toBeVisible();
});

it('invalidates a fetch that no component shows', async () => {
  const { call, resolvers } = deferred();
  const client = getQueryClient();
  const fetched = client.query({ queryKey: KEY, queryFn: call });
  await client.invalidateQueries({ queryKey: KEY });
  resolvers[0]?.('before');
  expect(await fetched).toBe('before');
  render(
    <QueryProvider>
      <List load={call} />
    </QueryProvider>,
  );
  expect(resolvers).toHaveLength(2);
  resolvers[1]?.('after');
  expect(await screen.findByText('after')).toBeVisible();
});

it('shows that a mutation is pending before the next event', async () => {
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
