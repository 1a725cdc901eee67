import { DAY_MS, LIVE_STREAMS_MAX } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import {
  type ListeningServers,
  startListeningServers,
} from '../../../../../test/servers/listening-servers.ts';
import { openStream } from '../../../../../test/servers/live-stream.ts';
import { runAllTasks } from '../../../../../test/servers/queued-jobs.ts';

let board: ListeningServers;
let app: TestApp;

beforeAll(async () => {
  board = await startListeningServers();
  const [first] = board.servers;
  if (!first) throw new Error('the servers have not been started');
  app = first;
});

afterAll(() => board.close());

/** A stream on one of the two servers. */
function listen(as: TestAccount, lastEventId?: string, server = 1) {
  return openStream(board.addresses[server] ?? '', as, lastEventId);
}

async function applied() {
  const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
  const jobId = await insertJob(app, employer);
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { seeker, employer, jobId, applicationId: await insertApplication(app, own) };
}

const write = (as: TestAccount, id: string, text = 'Are you free?') =>
  app.api.sendMessage({ id, as, body: { text } });

describe('GET /api/live', () => {
  it('tells both sides of a message written on another server, and nobody else', async () => {
    const { seeker, employer, applicationId } = await applied();
    const streams = [await listen(seeker), await listen(employer)];
    const stranger = await listen(await signUpSeeker(app));
    await write(employer, applicationId);
    for (const stream of streams) await stream.receives('event: message');
    expect(streams[1]?.events()).toEqual([{ name: 'message', id: applicationId }]);
    expect(streams[0]?.events()).toContainEqual({ name: 'notice', id: expect.any(String) });
    expect(stranger.events()).toEqual([]);
    for (const stream of [...streams, stranger]) stream.close();
  });

  it('is stored by no cache, and held back by no proxy', async () => {
    const stream = await listen(await signUpSeeker(app));
    expect(stream.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.etag).toBeUndefined();
    expect(stream.text()).toMatch(/^retry: \d+\n\nid: \d+\.\d+\n\n$/);
    stream.close();
  });

  it('opens nothing for HEAD', async () => {
    const seeker = await signUpSeeker(app);
    const before = app.platform.live.count();
    const response = await app.call('HEAD', '/api/live', { as: seeker });
    expect(response.statusCode).toBe(200);
    expect(app.platform.live.count()).toBe(before);
  });

  it('repeats what an interrupted stream has missed, once', async () => {
    const { seeker, employer, applicationId } = await applied();
    const first = await listen(seeker);
    await write(employer, applicationId);
    await first.receives('event: message');
    first.close();
    const lastEventId = first.lastEventId();
    await app.api.readMessages({
      id: applicationId,
      as: seeker,
      body: await newestOf(seeker, applicationId),
    });
    const again = await listen(seeker, lastEventId, 0);
    await again.receives('event: message');
    expect(again.events().map(({ name }) => name)).not.toContain('reset');
    again.close();
    // Transactions of other tests on the same server may still run: what came since they began is repeated.
    let from = again.lastEventId();
    await vi.waitFor(async () => {
      const later = await listen(seeker, from);
      from = later.lastEventId();
      later.close();
      expect(later.events()).toEqual([]);
    }, 5_000);
  });

  it('misses nothing of a transaction that began before an event and ended after it', async () => {
    const { seeker, employer, applicationId } = await applied();
    const other = await applied();
    const stream = await listen(seeker);
    const slow = await app.database.startTransaction().execute();
    await slow
      .updateTable('applications')
      .set({ status: 'under_review' })
      .where('id', '=', applicationId)
      .execute();
    await write(employer, applicationId);
    await stream.receives('event: message');
    stream.close();
    await slow.commit().execute();
    const again = await listen(seeker, stream.lastEventId());
    expect(again.events()).toContainEqual({ name: 'application', id: applicationId });
    expect(again.events()).not.toContainEqual(expect.objectContaining({ id: other.applicationId }));
    again.close();
  });

  it.each(['nonsense', '1.1', `${'9'.repeat(18)}.${String(2 ** 42)}`])(
    'says that more was missed than it knows after %s',
    async (lastEventId) => {
      const stream = await listen(await signUpSeeker(app), lastEventId);
      expect(stream.events()).toEqual([{ name: 'reset', id: undefined }]);
      stream.close();
    },
  );

  it('goes on within a day', async () => {
    const seeker = await signUpSeeker(app);
    const stream = await listen(seeker);
    stream.close();
    for (const server of board.servers) server.clock.advance(DAY_MS);
    const again = await signedInAgain(seeker);
    const inTime = await listen(again, stream.lastEventId());
    expect(inTime.events()).toEqual([]);
    for (const server of board.servers) server.clock.advance(1);
    const late = await listen(again, stream.lastEventId());
    expect(late.events()).toEqual([{ name: 'reset', id: undefined }]);
    for (const each of [inTime, late]) each.close();
  });

  it('refuses the sixth stream of a session, until one is closed', async () => {
    const seeker = await signUpSeeker(app);
    const streams = [];
    for (let opened = 0; opened < LIVE_STREAMS_MAX; opened += 1) streams.push(await listen(seeker));
    const sixth = await listen(seeker);
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '60']);
    const count = () => board.servers[1]?.platform.live.count();
    const before = count();
    streams.pop()?.close();
    await vi.waitUntil(() => count() !== before);
    const another = await listen(seeker);
    expect(another.status).toBe(200);
    for (const stream of [...streams, another]) stream.close();
  });

  it('refuses the fifty-first stream of an account, in however many sessions', async () => {
    const seeker = await signUpSeeker(app);
    const streams = [];
    for (let sessions = 0; sessions < 10; sessions += 1) {
      const session = await signedInAgain(seeker);
      for (let opened = 0; opened < LIVE_STREAMS_MAX; opened += 1) {
        streams.push(await listen(session));
      }
    }
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listen(await signedInAgain(seeker))).status).toBe(429);
    const other = await listen(await signUpSeeker(app));
    expect(other.status).toBe(200);
    for (const stream of [...streams, other]) stream.close();
  });

  it('ends with its session, on whichever server that ends', async () => {
    const seeker = await signUpSeeker(app);
    const stream = await listen(seeker);
    expect((await app.api.logOutSeeker({ as: seeker })).statusCode).toBe(204);
    await stream.ended();
    expect(stream.text()).toMatch(/retry: \d+\n\n$/);
    expect((await listen(seeker)).status).toBe(401);
  });

  it('ends when its server shuts down, and says when to come back', async () => {
    const leaving = await createTestApp();
    const address = await leaving.http.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(address, await signUpSeeker(leaving));
    await leaving.close();
    await stream.ended();
    expect(stream.text()).toMatch(/retry: \d+\n\n$/);
  });

  it('tells an employer of a new application when it can no longer be taken back', async () => {
    const { employer, jobId } = await applied();
    const [stays, leaves] = [await signUpSeeker(app), await signUpSeeker(app)];
    const stream = await listen(employer);
    const ids = [];
    for (const seeker of [stays, leaves]) {
      const response = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
      ids.push(response.json<{ application: { id: string } }>().application.id);
    }
    await app.api.retractApplication({ id: ids[1] ?? '', as: leaves });
    await app.runTasks();
    await board.settled();
    expect(stream.events()).toEqual([]);
    await runAllTasks(app);
    await stream.receives('event: application');
    expect(stream.events()).toContainEqual({ name: 'application', id: ids[0] });
    expect(stream.events()).not.toContainEqual({ name: 'application', id: ids[1] });
    stream.close();
  });
});

async function newestOf(as: TestAccount, id: string) {
  const response = await app.api.listMessages({ id, as });
  return { upTo: response.json<{ messages: { id: string }[] }>().messages[0]?.id ?? '' };
}

/** Sessions of a browser last a day. */
async function signedInAgain({ email }: TestAccount) {
  const response = await app.api.logInSeeker({ body: { email, password: PASSWORD } });
  return response.json<TestAccount>();
}
