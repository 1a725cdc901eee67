import { defineEndpoint } from '../../../endpoint.ts';
import { screeningReport, setThresholdsBody } from './screening-schemas.ts';

const tag = 'Operators';

export const getScreening = defineEndpoint({
  method: 'GET',
  path: '/api/operator/screening',
  summary:
    'The model that reads postings, and the risk from which it holds them. Also, what was decided about them in the last 12 months',
  tag,
  access: 'operator',
  rateLimit: 'read',
  responses: { 200: screeningReport },
});

export const setThresholds = defineEndpoint({
  method: 'PUT',
  path: '/api/operator/screening',
  summary:
    'Set the risk at which postings are held from now on. The change is logged, and other operators get an email',
  tag,
  access: 'operator',
  rateLimit: 'write',
  body: setThresholdsBody,
  responses: { 200: screeningReport },
});
