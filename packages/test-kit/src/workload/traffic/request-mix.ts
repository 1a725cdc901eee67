import type { Random } from '../../numbers/random.ts';
import type { CheckedRequest } from '../../requests/steady-requests.ts';
import type { ServerClient } from '../../requests/server-client.ts';
import { readRequests } from './read-requests.ts';
import type { TrafficFixtures } from './traffic-fixtures.ts';
import { writeRequests } from './write-requests.ts';

/** Requests of each kind in every fifty. */
const SHARES = {
  search: 16,
  page: 9,
  readJob: 7,
  save: 5,
  readProfile: 4,
  apply: 3,
  list: 2,
  login: 1,
  signup: 1,
  uploadDocument: 1,
  uploadPicture: 1,
} as const;

/** Typical traffic: each kind has its share of every fifty requests, in random order. */
export function mixRequests(
  client: ServerClient,
  fixtures: TrafficFixtures,
  random: Random,
): () => CheckedRequest {
  const requests = {
    ...readRequests(client, fixtures, random),
    ...writeRequests(client, fixtures, random),
  };
  const kinds = Object.keys(requests) as (keyof typeof requests)[];
  const fifty = kinds.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  let batch: (keyof typeof requests)[] = [];
  return () => {
    if (batch.length === 0) batch = shuffle(fifty, random);
    const kind = batch.pop() ?? 'search';
    return () => requests[kind]();
  };
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random.fraction() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
