import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Session } from '../authentication/sessions.ts';
import { createEventStream, writeId } from './event-stream.ts';

const session: Session = { id: 'one', kind: 'seeker', accountId: 'robin' };

it('sends first what it begins with, and then what came meanwhile', async () => {
  const stream = createEventStream(session, () => undefined);
  stream.send(writeId('2'));
  stream.begin(writeId('1'));
  stream.send(writeId('3'));
  stream.end(500);
  expect(await text(stream.readable)).toBe('id: 1\n\nid: 2\n\nid: 3\n\nretry: 500\n\n');
});

it('stays ended when its session ends before it begins', async () => {
  const stream = createEventStream(session, () => undefined);
  stream.end(500);
  stream.begin(writeId('1'));
  stream.send(writeId('2'));
  stream.end(500);
  expect(await text(stream.readable)).toBe('retry: 500\n\n');
});
