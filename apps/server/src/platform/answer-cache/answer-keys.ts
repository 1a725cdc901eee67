/** Longer addresses are nobody's popular search. */
const ADDRESS_MAX = 500;

/** What of a list's address decides its answer. */
interface ListAddress {
  /** The parameters that it reads; others change nothing. */
  readonly parameters: readonly string[];
  /** Of these, the texts whose case and outer blanks do not matter. */
  readonly caseless: readonly string[];
}

/** Names answers by their address, and alike where it can only be the same answer. */
export interface AnswerKeys {
  /** Tells of a path whose parameters are known. */
  addList(path: string, address: ListAddress): void;
  /** @returns undefined for an address that is not worth a key */
  keyOf(url: string): string | undefined;
}

export function createAnswerKeys(): AnswerKeys {
  const lists = new Map<string, ListAddress>();
  return {
    addList: (path, address) => void lists.set(path, address),
    keyOf(url) {
      if (url.length > ADDRESS_MAX) return undefined;
      const mark = url.indexOf('?');
      const path = mark < 0 ? url : url.slice(0, mark);
      const list = lists.get(path);
      return list ? `${path}?${canonical(url.slice(path.length + 1), list)}` : url;
    },
  };
}

function canonical(query: string, { parameters, caseless }: ListAddress): string {
  const pairs = [...new URLSearchParams(query)]
    .filter(([name]) => parameters.includes(name))
    .map(([name, value]): [string, string] => [
      name,
      caseless.includes(name) ? value.trim().toLowerCase() : value,
    ]);
  const sorted = new URLSearchParams(pairs);
  sorted.sort();
  return sorted.toString();
}
