import { LIVE_SILENCE_MAX_MS, SECOND_MS, streamLive } from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { followLive, type News } from './follow-live.ts';
import { createStreamProgress } from './stream-progress.ts';

const AN_ID = '0199a5a0-0000-7000-8000-000000000001';

/** The streams that were asked for, in order. */
interface ServedStream {
  readonly lastEventId: string | null;
  send(text: string): void;
  end(): void;
}

let streams: ServedStream[];
let news: News[];
let stops: (() => void)[];

serveApi();

beforeEach(() => {
  streams = [];
  news = [];
  stops = [];
  serve(streamLive, ({ request }) => {
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    const ignore = () => undefined;
    streams.push({
      lastEventId: request.headers.get('last-event-id'),
      send: (text) => void writer.write(text).catch(ignore),
      end: () => void writer.close().catch(ignore),
    });
    return new HttpResponse(readable.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream' },
    });
  });
});

afterEach(() => {
  for (const stop of stops) stop();
});

function follow({
  isSessionLost = () => Promise.resolve(true),
  progress = createStreamProgress(),
} = {}) {
  const onNews = (each: News) => news.push(each);
  stops.push(followLive({ account: 'seeker a', progress, onNews, isSessionLost }));
}

/** The stream that was opened as the nth. */
async function streamAt(index: number): Promise<ServedStream> {
  await vi.waitUntil(() => streams.length > index);
  const stream = streams[index];
  if (!stream) throw new Error('it was not opened');
  return stream;
}

describe('following the news', () => {
  it('begins by reading everything again, then what each event names, in whatever pieces it comes', async () => {
    follow();
    const stream = await streamAt(0);
    stream.send('retry: 700\n\nid: 1.1\n\n');
    await vi.waitUntil(() => news.length === 1);
    stream.send('id: 2.2\nevent: mess');
    stream.send(`age\ndata: {"id":"${AN_ID}"}\n`);
    stream.send('\nid: 3.3\n\nid: 3.3\nevent: of-tomorrow\ndata: {}\n\nevent: reset\ndata: {}\n\n');
    await vi.waitUntil(() => news.length === 3);
    expect(news).toEqual([
      { kind: 'reset', id: null },
      { kind: 'message', id: AN_ID },
      { kind: 'reset', id: null },
    ]);
  });

  it('comes back when the server says so, from where it was', async () => {
    follow();
    const first = await streamAt(0);
    first.send('retry: 1\n\nid: 7.7\n\n');
    first.end();
    const second = await streamAt(1);
    expect([first.lastEventId, second.lastEventId]).toEqual([null, '7.7']);
  });

  it('goes on where the page before it in the tab was, without reading everything again', async () => {
    sessionStorage.setItem('live', '7.7');
    follow();
    const stream = await streamAt(0);
    stream.send(`id: 8.8\n\nid: 9.9\nevent: shift\ndata: {"id":"${AN_ID}"}\n\n`);
    await vi.waitUntil(() => news.length > 0);
    expect(stream.lastEventId).toBe('7.7');
    expect(news).toEqual([{ kind: 'shift', id: AN_ID }]);
    expect(sessionStorage.getItem('live')).toBe('9.9');
  });

  it('goes on from where it was itself once it comes back, whatever later pages have heard', async () => {
    const progress = createStreamProgress();
    follow({ progress });
    const first = await streamAt(0);
    first.send('id: 7.7\n\n');
    await vi.waitUntil(() => news.length === 1);
    for (const stop of stops.splice(0)) stop();
    sessionStorage.setItem('live', '9.9');
    follow({ progress });
    const second = await streamAt(1);
    expect(second.lastEventId).toBe('7.7');
  });

  it('ends when the session is over', async () => {
    serve(streamLive, () => failure(401, 'not_signed_in', 'Please sign in.'));
    const isSessionLost = vi.fn(() => Promise.resolve(true));
    follow({ isSessionLost });
    await vi.waitUntil(() => isSessionLost.mock.calls.length > 0);
    expect(news).toEqual([]);
  });

  it('reads everything again now and then while there is no stream', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    serve(streamLive, () => failure(429, 'too_many_requests', 'Too many.'));
    follow();
    await vi.advanceTimersByTimeAsync(LIVE_SILENCE_MAX_MS - SECOND_MS);
    expect(news).toEqual([]);
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    expect(news).toEqual([{ kind: 'reset', id: null }]);
  });

  it('tells the other tabs, which read no stream of their own', async () => {
    // Others have heard more in the meantime.
    sessionStorage.setItem('live', '0.5');
    const locks = { request: vi.fn(() => Promise.resolve()) };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    follow();
    const other = new BroadcastChannel('nextshift-live seeker a');
    other.postMessage({ id: '1.1', event: null, data: '' });
    other.postMessage({ id: '2.2', event: 'shift', data: JSON.stringify({ id: AN_ID }) });
    await vi.waitUntil(() => news.length === 2);
    expect(news[0]).toEqual({ kind: 'reset', id: null });
    expect(news[1]).toEqual({ kind: 'shift', id: AN_ID });
    expect(streams).toEqual([]);
    other.close();
  });
});
