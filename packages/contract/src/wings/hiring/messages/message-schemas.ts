import * as z from 'zod';
import { entityId, isoTime, requiredParagraphs } from '../../../field-rules.ts';
import { fieldsOfTemplate, templateFields } from './template-fields.ts';

/** Characters of a message, and of a template. */
export const MESSAGE_MAX = 2_000;
/** Days after the end of an application in which its two sides may still write. */
export const MESSAGES_OPEN_DAYS = 30;
/** Messages that one side may send about one application in a day. */
export const MESSAGES_A_DAY = 100;
/** Templates that an employer may keep. */
export const MESSAGE_TEMPLATES_MAX = 20;
export const TEMPLATE_TITLE_MAX = 60;

export const messageSides = ['seeker', 'employer'] as const;
export type MessageSide = (typeof messageSides)[number];

/** What a side may do in a conversation; `not_begun`: the employer writes first. */
export const threadStates = ['open', 'not_begun', 'on_hold', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

export const message = z.object({
  id: entityId,
  from: z.enum(messageSides),
  /** The name of the company, or of the applicant. */
  by: z.string(),
  /** As typed for its author; for the other side with `(hidden)` in place of contact details and links, where masked. */
  text: z.string(),
  at: isoTime,
  /** When the other side has read it; null until then. */
  readAt: isoTime.nullable(),
  /** Whether the other side reads `(hidden)` somewhere in it. */
  masked: z.boolean(),
  /** Held: not delivered until a person has read it. Only its author sees it. */
  moderation: z.enum(['clear', 'held']),
});

/** The conversation about an application, for one of its sides. */
export const thread = z.object({
  applicationId: entityId,
  jobId: entityId,
  jobTitle: z.string(),
  companyName: z.string(),
  applicantName: z.string(),
  state: z.enum(threadStates),
  /** When writing ends, 30 days after the application did; null while it goes on. */
  closesAt: isoTime.nullable(),
  /** Whether contact details and links are shown: while accepted, for 30 days. */
  showsContact: z.boolean(),
  /** Messages of the other side that are unread. */
  unread: z.number().int(),
  /** Null before the first. */
  lastMessage: message.nullable(),
});

export const messageBody = z.object({
  text: requiredParagraphs('Please write a message', MESSAGE_MAX),
  /** The template of the employer that it was written from, which leads the list then. */
  template: entityId.optional(),
});

export const readMessagesBody = z.object({
  /** The last message that was read, and with it all before it. */
  upTo: entityId,
});

export const messageTemplate = z.object({
  id: entityId,
  title: z.string(),
  /** With `{firstName}`, `{job}` and `{interview}` in place of what they name. */
  text: z.string(),
});

export const messageTemplateBody = z.object({
  title: requiredParagraphs('Please name the template', TEMPLATE_TITLE_MAX),
  text: requiredParagraphs('Please write the template', MESSAGE_MAX).refine(
    (text) => fieldsOfTemplate(text).every((field) => templateFields.has(field)),
    { error: 'Only {firstName}, {job} and {interview} can stand in braces' },
  ),
});

export type Message = z.output<typeof message>;
export type Thread = z.output<typeof thread>;
export type MessageTemplate = z.output<typeof messageTemplate>;
