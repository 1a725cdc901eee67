import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { newsSettings, newsSettingsChanges } from '../../../news-kinds.ts';

const tag = 'Employers';

/** How a company is told of news. Mails about the account, plans and decisions of operators always come. */
export const employerSettings = z.object({
  notifications: z.object({ email: z.boolean(), push: z.boolean() }),
  kinds: newsSettings,
});
export type EmployerSettings = z.output<typeof employerSettings>;

/** Omitted toggles stay unchanged. */
export const updateEmployerSettingsBody = z.object({
  notifications: employerSettings.shape.notifications.partial().default({}),
  kinds: newsSettingsChanges,
});
export type UpdateEmployerSettingsBody = z.output<typeof updateEmployerSettingsBody>;

export const getEmployerSettings = defineEndpoint({
  method: 'GET',
  path: '/api/employer/settings',
  summary: 'How the company is told of news',
  tag,
  access: 'employer',
  rateLimit: 'read',
  responses: { 200: employerSettings },
});

export const updateEmployerSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/employer/settings',
  summary: 'Change how the company is told of news; toggles that are not sent stay',
  tag,
  access: 'employer',
  rateLimit: 'write',
  body: updateEmployerSettingsBody,
  responses: { 200: employerSettings },
});
