import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { CONNECTION, toast } from '../../ui/feedback/toast.ts';
import { onForget } from '../stores/late-stores.ts';
import { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Has no personal data, or only under the person's id: stays when a session starts or ends. */
      outlivesSession?: boolean;
    };
    mutationMeta: {
      /** The screen shows the failure itself, in a form or a dialog. */
      showsOwnError?: boolean;
    };
  }
}

const STALE_AFTER_MS = 30_000;

/**
 * Invalidates running fetches too, as their responses may be older than the change. The library restarts only those
 * of shown queries that have data, and marks the responses of all others as fresh.
 */
class AppQueryClient extends QueryClient {
  override invalidateQueries<TaggedKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TaggedKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (!query.isActive())
        void query.promise?.then(
          () => query.invalidate(),
          () => undefined,
        );
      else if (query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * Never retries, since the transport does. Never pauses while offline: the call fails, and the person sees
 * it; online again, what is stale on the screen is read again. A mutation's failure is a toast unless its screen shows it.
 */
export function createQueryClient(): QueryClient {
  return new AppQueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // A failure for want of a connection says so: the toast of an offline device would say it twice.
        if (error instanceof ApiError && error.code === 'network') toast.settle(CONNECTION);
        if (!mutation.meta?.showsOwnError) toast.error(error.message);
      },
    }),
  });
}

let browserClient: QueryClient | undefined;

/** One client per browser tab; on the server one per render, so that nothing is shared. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  browserClient ??= createBrowserClient();
  return browserClient;
}

function createBrowserClient(): QueryClient {
  // Components render a change before the next event: a button is pending before it is pressed again.
  notifyManager.setScheduler(queueMicrotask);
  const client = createQueryClient();
  onForget('volatile', () => {
    client.removeQueries({ predicate: ({ meta }) => !meta?.outlivesSession });
    client.getMutationCache().clear();
  });
  return client;
}
