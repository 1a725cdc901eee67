import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import {
  message,
  messageBody,
  messageTemplate,
  messageTemplateBody,
  readMessagesBody,
  thread,
} from './message-schemas.ts';

const ofApplication = {
  tag: 'Messages',
  access: 'signed-in',
  params: z.object({ id: entityId }),
} as const;
const ofTemplate = { tag: 'Messages', access: 'employer' } as const;
const templateParams = z.object({ templateId: entityId });
const oneTemplate = z.object({ template: messageTemplate });

export const listMessages = defineEndpoint({
  ...ofApplication,
  method: 'GET',
  path: '/api/applications/:id/messages',
  summary: 'The messages about an application, newest first, for its applicant and its employer',
  rateLimit: 'read',
  query: listQuery,
  responses: { 200: z.object({ thread, messages: z.array(message) }) },
});

export const sendMessage = defineEndpoint({
  ...ofApplication,
  method: 'POST',
  path: '/api/applications/:id/messages',
  summary:
    'Write to the other side of an application. The employer writes first. A message that seems to be a scam is held',
  rateLimit: 'write',
  idempotent: true,
  body: messageBody,
  responses: { 201: z.object({ message }) },
});

export const readMessages = defineEndpoint({
  ...ofApplication,
  method: 'POST',
  path: '/api/applications/:id/messages/read',
  summary: 'Mark the messages of the other side as read, up to one of them',
  rateLimit: 'write',
  body: readMessagesBody,
  responses: { 204: null },
});

export const listThreads = defineEndpoint({
  method: 'GET',
  path: '/api/threads',
  summary: 'Your conversations, those with unread messages first, then the latest',
  tag: 'Messages',
  access: 'signed-in',
  rateLimit: 'read',
  query: listQuery,
  responses: {
    200: z.object({
      threads: z.array(thread),
      /** Conversations with unread messages, on all pages. */
      unreadCount: z.number().int(),
    }),
  },
});

export const listMessageTemplates = defineEndpoint({
  ...ofTemplate,
  method: 'GET',
  path: '/api/message-templates',
  summary: "The employer's templates of messages: the last used first, then by title",
  rateLimit: 'read',
  responses: { 200: z.object({ templates: z.array(messageTemplate) }) },
});

export const createMessageTemplate = defineEndpoint({
  ...ofTemplate,
  method: 'POST',
  path: '/api/message-templates',
  summary: 'Keep a template of messages',
  rateLimit: 'write',
  idempotent: true,
  body: messageTemplateBody,
  responses: { 201: oneTemplate },
});

export const updateMessageTemplate = defineEndpoint({
  ...ofTemplate,
  method: 'PUT',
  path: '/api/message-templates/:templateId',
  summary: 'Change a template of messages',
  rateLimit: 'write',
  params: templateParams,
  body: messageTemplateBody,
  responses: { 200: oneTemplate },
});

export const deleteMessageTemplate = defineEndpoint({
  ...ofTemplate,
  method: 'DELETE',
  path: '/api/message-templates/:templateId',
  summary: 'Delete a template of messages',
  rateLimit: 'write',
  params: templateParams,
  responses: { 204: null },
});
