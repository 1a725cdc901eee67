import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LIVE_STREAMS_MAX } from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Account, Session } from '../authentication/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { NotificationListener, Subscription } from '../database/notification-listener.ts';
import { AppError } from '../errors/app-error.ts';
import { formatEventId, horizonOf } from './event-id.ts';
import {
  createEventStream,
  type EventStream,
  writeEvent,
  writeId,
  writeReset,
  writeRetry,
} from './event-stream.ts';
import {
  findActiveSessions,
  findMissedEvents,
  LIVE,
  readEventsFrom,
  SESSIONS_ENDED,
} from './live-events.queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Streams of this instance. Beyond it clients ask every now and then. */
const STREAMS_MAX = 5_000;
/** Of those, the streams of one account, in however many sessions: nobody takes the room of all. */
const STREAMS_OF_ACCOUNT_MAX = 50;
/** The checks of the listener after which streams say that they are there. */
const BEAT_EVERY = 4;
/** Clients come back at different times, in milliseconds: an instance that ends has thousands. */
const RETRY_MS = { min: 500, max: 2_500 };

/** The streams of this instance. */
export interface Live {
  /** What the database announces, on the listener that `follow` names. */
  readonly subscription: Subscription;
  /** Sets the connection on which events are read. */
  follow(listener: Pick<NotificationListener, 'query'>): void;
  /**
   * Opens a stream of an account's events.
   * @param lastEventId of an interrupted stream, whose missed events come first
   * @throws {AppError} too_many_requests, unavailable
   */
  open(session: Session, lastEventId: string | null): Promise<Readable>;
  /** How many are open. */
  count(): number;
  /** Ends all streams before the app closes. */
  installIn(app: FastifyInstance): void;
}

interface LiveOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** @see docs/decisions/231-say-live-what-to-read-again.md */
export function createLive({ database, clock, log }: LiveOptions): Live {
  const byAccount = new Map<string, Set<EventStream>>();
  const streams = new Set<EventStream>();
  let listener: Pick<NotificationListener, 'query'> | undefined;
  /** Everything before it was sent to all streams; undefined without streams. */
  let horizon: string | undefined;
  /** Events since then that were sent. */
  let sent: ReadonlySet<string> = new Set();
  let checks = 0;
  let isClosing = false;

  const logFailure = (error: unknown) => log.warn({ err: error }, 'live events cannot be read');

  const readEvents = oneAtATime(async () => {
    const reading = horizon && listener && (await readEventsFrom(listener, horizon));
    if (!reading || horizon === undefined) return;
    const id = formatEventId(reading.horizon, clock());
    for (const event of reading.events) {
      const account = accountOf(event);
      if (sent.has(event.id) || !account) continue;
      for (const stream of byAccount.get(keyOf(account)) ?? []) stream.send(writeEvent(id, event));
    }
    sent = new Set(reading.events.filter((each) => each.isRecent).map((each) => each.id));
    horizon = reading.horizon;
  }, logFailure);

  const endStreamsOfEndedSessions = oneAtATime(async () => {
    if (!listener || streams.size === 0) return;
    const ids = [...new Set([...streams].map(({ session }) => session.id))];
    const active = await findActiveSessions(listener, ids, clock());
    if (!active) return;
    const asked = new Set(ids);
    for (const stream of streams) {
      const { id } = stream.session;
      if (asked.has(id) && !active.has(id)) stream.end(RETRY_MS.min);
    }
  }, logFailure);

  function beat(): void {
    checks += 1;
    if (checks % BEAT_EVERY !== 0 || horizon === undefined) return;
    const text = writeId(formatEventId(horizon, clock()));
    for (const stream of streams) stream.send(text);
  }

  function add(session: Session): EventStream {
    const key = keyOf(session);
    const ofAccount = byAccount.get(key) ?? new Set();
    const stream = createEventStream(session, () => {
      streams.delete(stream);
      ofAccount.delete(stream);
      if (ofAccount.size === 0) byAccount.delete(key);
      if (streams.size === 0) horizon = undefined;
    });
    byAccount.set(key, ofAccount.add(stream));
    streams.add(stream);
    return stream;
  }

  function requireRoom(session: Session): void {
    if (isClosing || streams.size >= STREAMS_MAX)
      throw new AppError('unavailable', { retryAfter: 2 });
    const ofAccount = [...(byAccount.get(keyOf(session)) ?? [])];
    const ofSession = ofAccount.filter((stream) => stream.session.id === session.id);
    if (ofSession.length < LIVE_STREAMS_MAX && ofAccount.length < STREAMS_OF_ACCOUNT_MAX) return;
    const message = 'Too many pages of this account hear of news already.';
    throw new AppError('too_many_requests', { message, retryAfter: 60 });
  }

  /** Events that are stored from now on are sent after those that were missed. */
  async function begin(stream: EventStream, lastEventId: string | null): Promise<void> {
    const from = lastEventId === null ? null : horizonOf(lastEventId, clock());
    const missed = await findMissedEvents(database, stream.session, from);
    const id = formatEventId(missed.horizon, clock());
    const isReset = missed.isTooMuch || (lastEventId !== null && from === null);
    stream.begin(
      [
        writeRetry(randomInt(RETRY_MS.min, RETRY_MS.max)),
        isReset ? writeReset(id) : writeId(id),
        ...missed.events.map((event) => writeEvent(id, event)),
      ].join(''),
    );
    horizon ??= missed.horizon;
    // What was announced while there was no horizon yet.
    readEvents();
  }

  return {
    subscription: {
      channel: LIVE,
      onNotification: (payload) =>
        payload === SESSIONS_ENDED ? endStreamsOfEndedSessions() : readEvents(),
      onListening: readEvents,
      onCheck() {
        readEvents();
        endStreamsOfEndedSessions();
        beat();
      },
    },
    follow(followed) {
      listener = followed;
    },
    async open(session, lastEventId) {
      requireRoom(session);
      const stream = add(session);
      try {
        await begin(stream, lastEventId);
      } catch (error) {
        stream.readable.destroy();
        throw error;
      }
      return stream.readable;
    },
    count: () => streams.size,
    installIn(app) {
      app.addHook('preClose', async () => {
        isClosing = true;
        for (const stream of streams) stream.end(randomInt(RETRY_MS.min, RETRY_MS.max));
      });
    },
  };
}

function accountOf({
  seekerId,
  employerId,
}: {
  seekerId: string | null;
  employerId: string | null;
}) {
  if (seekerId !== null) return { kind: 'seeker', accountId: seekerId } as const;
  return employerId === null ? null : ({ kind: 'employer', accountId: employerId } as const);
}

function keyOf({ kind, accountId }: Account): string {
  return `${kind} ${accountId}`;
}
