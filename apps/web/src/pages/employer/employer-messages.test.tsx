import {
  getInterview,
  listMessages,
  listMessageTemplates,
  listThreads,
  type Message,
  sendMessage,
  type Thread,
} from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER, idOf, signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import EmployerMessages from './employer-messages.tsx';

serveApi();

const THREAD: Thread = {
  applicationId: idOf(1),
  jobId: idOf(2),
  jobTitle: 'Barista',
  companyName: EMPLOYER.companyName,
  applicantName: 'Robin Reed',
  state: 'open',
  closesAt: null,
  showsContact: false,
  unread: 0,
  lastMessage: null,
};
const TEMPLATE = { id: idOf(3), title: 'Invite', text: 'Hi {firstName}, about {job}: free today?' };

it('writes from a template, which is told once', async () => {
  const sent: unknown[] = [];
  const messages: Message[] = [];
  signInEmployer();
  serve(listThreads, () => ({ threads: [THREAD], unreadCount: 0 }));
  serve(listMessages, () => ({ thread: THREAD, messages: messages.toReversed() }));
  serve(listMessageTemplates, () => ({ templates: [TEMPLATE] }));
  serve(getInterview, () => ({ interview: null, slots: [] }));
  serve(sendMessage, ({ body }) => {
    sent.push(body);
    const message: Message = {
      id: idOf(10 + sent.length),
      from: 'employer',
      by: EMPLOYER.companyName,
      text: body.text,
      at: '2026-11-20T15:00:00.000Z',
      readAt: null,
      masked: false,
      moderation: 'clear',
    };
    messages.push(message);
    return { message };
  });
  const path = '/employer/messages/:applicationId?';
  renderPage(`/employer/messages/${THREAD.applicationId}`, path, EmployerMessages);
  await userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use Invite' }));
  const field = await screen.findByRole('textbox', { name: 'Message to Robin Reed' });
  expect(field).toHaveValue('Hi Robin, about Barista: free today?');
  await userEvent.type(field, ' At 5?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(field).toHaveValue('');
  });
  await userEvent.type(field, 'Or at 6');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(sent).toEqual([
      { text: 'Hi Robin, about Barista: free today? At 5?', template: TEMPLATE.id },
      { text: 'Or at 6' },
    ]);
  });
});
