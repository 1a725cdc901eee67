import type { Endpoint } from '@nextshift/contract';
import { responseSchemas } from './responses.ts';

/** What an endpoint takes and responds with, as a route's schema. */
export function schemaOfEndpoint(endpoint: Endpoint) {
  const { params, query, body } = endpoint;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: responseSchemas(endpoint),
  };
}
