import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { alert, createAlertBody, unsubscribeBody, updateAlertBody } from './alert-schemas.ts';

const shared = { tag: 'Alerts', access: 'seeker' } as const;
const params = z.object({ alertId: entityId });
const one = z.object({ alert });

export const listAlerts = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/alerts',
  summary: "The seeker's alerts, the newest first",
  rateLimit: 'read',
  responses: { 200: z.object({ alerts: z.array(alert) }) },
});

export const createAlert = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/alerts',
  summary: 'Email new jobs that match a search, every day or every Monday',
  rateLimit: 'write',
  idempotent: true,
  body: createAlertBody,
  responses: { 201: one },
});

export const updateAlert = defineEndpoint({
  ...shared,
  method: 'PATCH',
  path: '/api/alerts/:alertId',
  summary: 'Pause or resume an alert, or change when it is sent',
  rateLimit: 'write',
  params,
  body: updateAlertBody,
  responses: { 200: one },
});

export const deleteAlert = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/alerts/:alertId',
  summary: 'Delete an alert',
  rateLimit: 'write',
  params,
  responses: { 204: null },
});

export const runAlert = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/alerts/:alertId/run',
  summary: 'Email the new jobs of an alert now, if there are any; once in ten minutes',
  rateLimit: 'write',
  params,
  responses: { 202: one },
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'Stop the alert of a link in an email, or all alerts of its owner (RFC 8058)',
  tag: 'Alerts',
  access: 'public',
  rateLimit: 'mailed-link',
  takesForm: true,
  params: z.object({ token: z.string().max(200) }),
  body: unsubscribeBody,
  responses: { 200: z.object({ message: z.string() }) },
});
