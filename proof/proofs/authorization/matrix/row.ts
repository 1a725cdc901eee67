import type { Owner, Principal } from '../../../board/principals.ts';
import type { Fact } from '../facts.ts';

/**
 * What one principal gets: the status, and after a colon what of the private things on the board the
 * response tells, no more and no less. '200' alone tells none of them; 'sign in' is a page's way to refuse.
 */
export type Cell = `${number}` | `${number}: ${string}` | 'sign in';

export type Cells = Readonly<Record<Principal, Cell>>;

/** One call, and what each principal may do with it. `{name}` stands for a thing of the board. */
export interface Row {
  /** The route: 'GET /userprofile/:userId'. */
  readonly call: string;
  /** What is asked for, where the route alone does not say it. */
  readonly about?: string;
  /** Where it goes to; the route itself where it has no parameters. */
  readonly at?: `/${string}`;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A multipart body; '<picture>', '<video>' and '<document>' are files. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose thing it is: whose ended session, and whose twin, try it. The seeker's by default. */
  readonly of?: Owner;
  /** What makes the call possible, as SQL over the board. */
  readonly first?: string;
  /** Keys that the call reads from a body, and so are none to be ignored. */
  readonly reads?: readonly string[];
  /** The table that counts refusals, of wrong passwords for instance; a refusal writes to no other. */
  readonly refusalsIn?: string;
  /** True where success leaves no trace, or none that lasts. */
  readonly leavesNoTrace?: true;
  /** True for a page of the web app, which is routed there. */
  readonly isPage?: true;
  /** True for what is no API: it has no twin under /api. */
  readonly isNoApi?: true;
  readonly who: Cells;
}

/** Nine principals at once, where they come in kinds. */
export function everyone(cell: Cell): Cells {
  return {
    visitor: cell,
    seeker: cell,
    otherSeeker: cell,
    pending: cell,
    accepted: cell,
    expired: cell,
    otherEmployer: cell,
    revoked: cell,
    wrongKind: cell,
  };
}

/** The seeker whose thing it is; to another seeker it is forbidden, or unknown where that is private. */
export function owningSeeker(cell: Cell, another: Cell = '403'): Cells {
  return { ...everyone('401'), seeker: cell, otherSeeker: another };
}

/** The accepting employer, whose thing it is. */
export function owningEmployer(cell: Cell, another: Cell = '403'): Cells {
  return {
    ...everyone('401'),
    accepted: cell,
    pending: another,
    expired: another,
    otherEmployer: another,
  };
}

/** Whoever has a session of a seeker; what it tells them is their own. */
export function anySeeker(owner: Cell, another: Cell = owner): Cells {
  return { ...everyone('401'), seeker: owner, otherSeeker: another };
}

/** Whoever has a session of an employer. */
export function anyEmployer(owner: Cell, another: Cell = owner): Cells {
  return owningEmployer(owner, another);
}

interface Meaning {
  readonly status: number;
  /** Nothing may change, and nothing be told. */
  readonly isRefused: boolean;
  readonly tells: readonly Fact[];
}

/** What a cell means. */
export function readCell(cell: Cell): Meaning {
  if (cell === 'sign in') return { status: 303, isRefused: true, tells: [] };
  const [status = '', told = ''] = cell.split(': ');
  const tells = told === '' ? [] : (told.split(', ') as Fact[]);
  return { status: Number(status), isRefused: Number(status) >= 400, tells };
}
