import {
  listMessages,
  listThreads,
  type Message,
  readMessages,
  sendMessage,
  type Thread,
} from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { signInSeeker } from '../../../test/seeker.ts';
import Messages from './messages.tsx';

serveApi();

const APPLICATION_ID = '01a21100-0000-7000-8000-0000000000a1';

const QUESTION: Message = {
  id: '01a21100-0000-7000-8000-0000000000b1',
  from: 'employer',
  by: 'Blue Finch Coffee',
  text: 'Can you come on Thursday?',
  at: '2026-11-20T15:00:00.000Z',
  readAt: null,
  masked: false,
  moderation: 'clear',
};

const THREAD: Thread = {
  applicationId: APPLICATION_ID,
  jobId: '01a21100-0000-7000-8000-0000000000c1',
  jobTitle: 'Barista',
  companyName: 'Blue Finch Coffee',
  applicantName: 'Robin Reed',
  state: 'open',
  closesAt: null,
  showsContact: false,
  unread: 1,
  lastMessage: QUESTION,
};

let readUpTo: string[];

beforeEach(() => {
  readUpTo = [];
  signInSeeker();
  serve(readMessages, ({ body }) => {
    readUpTo.push(body.upTo);
    return null;
  });
});

async function open(changes: Partial<Thread> = {}, messages: Message[] = [QUESTION]) {
  const thread = { ...THREAD, ...changes };
  serve(listThreads, () => ({ threads: [thread], unreadCount: thread.unread }));
  serve(listMessages, () => ({ thread, messages: messages.toReversed() }));
  renderPage(`/messages/${APPLICATION_ID}`, '/messages/:applicationId?', Messages);
  await screen.findByRole('heading', { name: 'Messages' });
}

const field = () => screen.findByRole('textbox', { name: 'Message to Blue Finch Coffee' });

it.each([
  ['closed', 'This conversation is closed.'],
  ['on_hold', 'The job is on hold while a person reads it.'],
  ['not_begun', 'The employer writes first.'],
] as const)('has no field while it is %s, and says why', async (state, words) => {
  await open({ state });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Can you come on Thursday?');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says until when one can write after the application has ended', async () => {
  await open({ closesAt: '2026-12-20T17:00:00.000Z' });
  expect(await screen.findByText(/You can write until Dec 20, 2026/)).toBeVisible();
  expect(await field()).toBeVisible();
});

it('marks what is read, once', async () => {
  await open();
  await waitFor(() => {
    expect(readUpTo).toEqual([QUESTION.id]);
  });
});

it('keeps the text of a message that was refused, and sends it again with the same key', async () => {
  const keys = new Set<string | null>();
  serve(sendMessage, ({ request, body }) => {
    keys.add(request.headers.get('idempotency-key'));
    return { message: { ...QUESTION, from: 'seeker', by: 'Robin Reed', text: body.text } };
  });
  serve(
    sendMessage,
    ({ request }) => {
      keys.add(request.headers.get('idempotency-key'));
      return failure(409, 'messages_on_hold', 'The job is on hold.');
    },
    { once: true },
  );
  await open();
  await userEvent.type(await field(), 'Yes, at 3:30.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The job is on hold.')).toBeVisible();
  expect(await field()).toHaveValue('Yes, at 3:30.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () => {
    expect(await field()).toHaveValue('');
  });
  expect([...keys]).toEqual([expect.any(String)]);
});

it('warns while contact details are typed that they will be hidden', async () => {
  await open();
  await userEvent.type(await field(), 'Call 919 555 0177');
  expect(screen.getByText(/will read \(hidden\)/)).toBeVisible();
});
