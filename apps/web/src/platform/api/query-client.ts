import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/feedback/toast.ts';
import { onForget } from '../session/late-stores.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Holds nothing of a person, or under their id alone: it stays when a session begins or ends. */
      outlivesSession?: boolean;
    };
    mutationMeta: {
      /** The screen shows this mutation's failure itself, in a form or a dialog. */
      showsOwnError?: boolean;
    };
  }
}

const STALE_AFTER_MS = 30_000;

/**
 * Never retries: the transport has its own rule. Never waits for a connection either: without one a call
 * fails, and the person is told. A mutation's failure is a toast unless its screen shows it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: STALE_AFTER_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.showsOwnError) toast.error(error.message);
      },
    }),
  });
}

let browserClient: QueryClient | undefined;

/** The browser's one client; on the server each rendering gets its own, and nothing is shared. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  browserClient ??= createBrowserClient();
  return browserClient;
}

function createBrowserClient(): QueryClient {
  const client = createQueryClient();
  onForget('volatile', () => {
    client.removeQueries({ predicate: ({ meta }) => !meta?.outlivesSession });
    client.getMutationCache().clear();
  });
  return client;
}
