import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation that outlives the button that started it. Its own `onError` reports failures. */
export function runAction<Data, Variables, Before>(
  client: QueryClient,
  action: MutationOptions<Data, Error, Variables, Before>,
  variables: Variables,
): void {
  const mutation = client.getMutationCache().build(client, action);
  mutation.execute(variables).catch(() => undefined);
}
