import {
  listMessages,
  listThreads,
  type Message,
  readMessages,
  sendMessage,
  type Thread,
} from '@nextshift/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { signInSeeker } from '../../../test/seeker.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
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

it('names the day on which a message was read later', async () => {
  const answer: Message = {
    ...QUESTION,
    id: '01a21100-0000-7000-8000-0000000000b2',
    from: 'seeker',
  };
  const sameDay: Message = { ...answer, readAt: '2026-11-20T15:05:00.000Z' };
  await open({}, [QUESTION, sameDay]);
  expect(await screen.findByText(/^Read \d+:05 [AP]M$/)).toBeVisible();
  cleanup();
  getQueryClient().clear();
  await open({}, [QUESTION, { ...answer, readAt: '2026-11-24T14:03:00.000Z' }]);
  expect(await screen.findByText(/^Read Nov 24, \d+:03 [AP]M$/)).toBeVisible();
});

it('keeps a text that is too long, and says so', async () => {
  await open();
  const input = await field();
  await userEvent.click(input);
  await userEvent.paste('a'.repeat(2_001));
  expect(input).toHaveValue('a'.repeat(2_001));
  expect(input).toHaveAccessibleDescription(
    '2,001 of 2,000 characters Please use at most 2,000 characters',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(input).toHaveFocus();
  await userEvent.type(input, '{Backspace}');
  expect(input).toHaveAccessibleDescription('2,000 of 2,000 characters');
});

it('asks for words when blanks are sent', async () => {
  await open();
  const input = await field();
  await userEvent.type(input, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(input).toHaveAccessibleDescription('Please write a message');
  expect(input).toHaveFocus();
  await userEvent.type(input, 'Yes');
  expect(input).toHaveAccessibleDescription('');
});

it('says of an unknown conversation that it was not found', async () => {
  serve(listThreads, () => ({ threads: [], unreadCount: 0 }));
  serve(listMessages, () => failure(400, 'validation_failed', 'This is not a valid id.'));
  renderPage('/messages/unknown', '/messages/:applicationId?', Messages);
  expect(
    await screen.findByRole('heading', { name: 'We could not find this conversation' }),
  ).toBeVisible();
  expect(screen.queryByText('This is not a valid id.')).toBeNull();
});
