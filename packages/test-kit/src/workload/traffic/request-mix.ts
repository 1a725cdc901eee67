import type { Random } from '../../numbers/random.ts';
import type { Turn } from '../../requests/steady-requests.ts';
import type { Line } from '../../requests/server-client.ts';
import { readingTurns } from './read-requests.ts';
import type { Regulars } from './traffic-fixtures.ts';
import { writingTurns } from './write-requests.ts';

/** How many of fifty requests are of each kind. */
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

/** What a day on the board is made of: each kind has its share of every fifty, in a random order. */
export function mixTurns(line: Line, regulars: Regulars, random: Random): () => Turn {
  const turns = {
    ...readingTurns(line, regulars, random),
    ...writingTurns(line, regulars, random),
  };
  const kinds = Object.keys(turns) as (keyof typeof turns)[];
  const fifty = kinds.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  let hand: (keyof typeof turns)[] = [];
  return () => {
    if (hand.length === 0) hand = shuffle(fifty, random);
    const kind = hand.pop() ?? 'search';
    return () => turns[kind]();
  };
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.fraction() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
