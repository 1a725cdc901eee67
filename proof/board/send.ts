import { randomUUID } from 'node:crypto';
import { type CallResponse, callWithRetry } from '@nextshift/test-kit/requests/caller';
import { newEmail } from '@nextshift/test-kit/people/people';
import { OPERATOR_AGENT } from '@nextshift/test-kit/people/insert-operator';
import { toFormData } from '@nextshift/test-kit/files/pictures';
import { pictureFile, videoFile, pdfOf } from './sample-files.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { Board } from './fill-board.ts';
import type { Caller, Owner, Principal } from './principals.ts';

/** A call as the matrix writes it: `{name}` stands for a thing of the board. */
export interface WrittenCall {
  /** 'GET /userprofile/:userId' */
  readonly call: string;
  readonly at?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly of?: Owner;
}

/** How a session is sent: a program's header, or a browser's cookie from one of our pages. */
export type Carrier = 'bearer' | 'cookie';

const NOBODY: Caller = { id: randomUUID(), email: '', password: '', token: undefined };

/** Resolves a principal for a thing's owner. A session may have ended in several ways. */
export function callersOf(
  board: Board,
  ended: EndedSessions,
  principal: Principal,
  of: Owner = 'seeker',
): Caller[] {
  if (principal === 'visitor') return [NOBODY];
  if (principal === 'revoked') return Object.values(ended[of]);
  if (principal === 'wrongKind') return [board.twins[of]];
  return [board.callers[principal]];
}

export function methodOf({ call: route }: WrittenCall): string {
  return route.slice(0, route.indexOf(' '));
}

/** The target of a call: its own path if that has no parameters. */
export function pathOf(written: WrittenCall, board: Board, caller: Caller = NOBODY): string {
  const { call: route, at = route.slice(route.indexOf(' ') + 1) } = written;
  return fill(at, board, caller);
}

interface SendOptions {
  readonly carrier?: Carrier;
  /** Replaces the path of the call. */
  readonly path?: string;
  /** Override those of the call; an empty one removes it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Added to the body of the call. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Makes a call of the matrix as a principal. */
export async function send(
  board: Board,
  written: WrittenCall,
  caller: Caller,
  { carrier = 'bearer', path, headers, extra }: SendOptions = {},
): Promise<CallResponse> {
  const body = await bodyOf(written, board, caller, extra);
  const all = { ...carried(board, caller, carrier), ...written.headers, ...headers };
  return callWithRetry(board.address, methodOf(written), path ?? pathOf(written, board, caller), {
    ...(body === undefined ? {} : { body }),
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
  });
}

function carried(
  { address }: Board,
  { token, isOperator }: Caller,
  carrier: Carrier,
): Record<string, string> {
  if (token === undefined) return {};
  if (isOperator) {
    const cookie = `nextshift-operator=${token}`;
    return { cookie, origin: address, 'user-agent': OPERATOR_AGENT };
  }
  if (carrier === 'bearer') return { authorization: `Bearer ${token}` };
  return { cookie: `nextshift-session=${token}`, origin: address };
}

async function bodyOf(
  { body, form }: WrittenCall,
  board: Board,
  caller: Caller,
  extra: Readonly<Record<string, unknown>> = {},
) {
  if (form) {
    const fields: Record<string, string | File> = {};
    for (const [name, value] of Object.entries({ ...extra, ...form })) {
      fields[name] = await fieldOf(fill(String(value), board, caller));
    }
    return toFormData(fields);
  }
  if (!body) return Object.keys(extra).length > 0 ? extra : undefined;
  return { ...extra, ...(JSON.parse(fill(JSON.stringify(body), board, caller)) as object) };
}

async function fieldOf(value: string): Promise<string | File> {
  if (value === '<picture>') return pictureFile();
  if (value === '<video>') return videoFile();
  if (value === '<document>') return pdfOf('a resume of one page', 'resume.pdf');
  if (value === '<timetable>') return timetableFile();
  return value;
}

function timetableFile(): File {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'];
  return new File([lines.join('\r\n')], 'timetable.ics', { type: 'text/calendar' });
}

/** @throws {Error} if nothing on the board has that name */
export function fill(text: string, board: Board, caller: Caller): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'me') return caller.id;
    if (name === 'newEmail') return newEmail();
    const thing = board.things[name];
    if (thing === undefined) throw new Error(`There is no ${name} on the board.`);
    return thing;
  });
}
