import type { Owner, Principal } from '../../../board/principals.ts';
import type { Fact } from '../facts.ts';

/**
 * What one principal gets: the status, and after a colon exactly the private facts that the response
 * discloses. '200' alone discloses none; 'sign in' is how a page refuses.
 */
export type Cell = `${number}` | `${number}: ${string}` | 'sign in';

export type Cells = Readonly<Record<Principal, Cell>>;

/** One call, and what each principal may do with it. `{name}` stands for a thing of the board. */
export interface Row {
  /** The route: 'GET /userprofile/:userId'. */
  readonly call: string;
  /** What is requested, if the route alone does not show it. */
  readonly about?: string;
  /** The request's path; by default the route, if it has no parameters. */
  readonly at?: `/${string}`;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A multipart body; '<picture>', '<video>', '<document>' and '<timetable>' are files. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The owner, whose ended session and twin try it; by default the seeker. */
  readonly of?: Owner;
  /** SQL that makes the call possible. */
  readonly first?: string;
  /** Keys that the call reads from the body, so they are not extra. */
  readonly reads?: readonly string[];
  /** The only table that a refusal may write to, for example to count wrong passwords. */
  readonly refusalsIn?: string;
  /** Tables that record a reading: that the employer opened an application. */
  readonly records?: readonly string[];
  /** True if success has no lasting effect. */
  readonly leavesNoTrace?: true;
  /** True for a page of the web app, which routes it itself. */
  readonly isPage?: true;
  /** True outside the API: not served under /api as well. */
  readonly isNoApi?: true;
  readonly who: Cells;
}

/** All principals, grouped by kind. An operator has no session of an account. */
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
    operator: cell,
  };
}

/** The owning seeker; for another seeker it is forbidden, or unknown if its existence is private. */
export function owningSeeker(cell: Cell, another: Cell = '403'): Cells {
  return { ...everyone('401'), seeker: cell, otherSeeker: another };
}

/** The owning, accepting employer. */
export function owningEmployer(cell: Cell, another: Cell = '403'): Cells {
  return {
    ...everyone('401'),
    accepted: cell,
    pending: another,
    expired: another,
    otherEmployer: another,
  };
}

/** Any signed-in seeker; the response discloses only their own data. */
export function anySeeker(owner: Cell, another: Cell = owner): Cells {
  return { ...everyone('401'), seeker: owner, otherSeeker: another };
}

/** Any signed-in employer. */
export function anyEmployer(owner: Cell, another: Cell = owner): Cells {
  return owningEmployer(owner, another);
}

/** Anyone who is signed in; what they read or change is their own. */
export function anyone(cell: Cell): Cells {
  return { ...everyone(cell), visitor: '401', revoked: '401', operator: '401' };
}

/** Operators alone. */
export function operators(cell: Cell): Cells {
  return { ...everyone('401'), operator: cell };
}

interface Meaning {
  readonly status: number;
  /** Nothing may change or be disclosed. */
  readonly isRefused: boolean;
  readonly tells: readonly Fact[];
}

/** A parsed cell. */
export function readCell(cell: Cell): Meaning {
  if (cell === 'sign in') return { status: 303, isRefused: true, tells: [] };
  const [status = '', told = ''] = cell.split(': ');
  const tells = told === '' ? [] : (told.split(', ') as Fact[]);
  return { status: Number(status), isRefused: Number(status) >= 400, tells };
}
