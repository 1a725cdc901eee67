import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

const endpoints = Object.entries(contract).flatMap(([name, value]): [string, Endpoint][] =>
  isEndpoint(value) ? [[name, value]] : [],
);

describe('the endpoints', () => {
  it('have a method and path of their own', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(endpoints)('%s checks every id by which a caller names itself', (_name, endpoint) => {
    const named = ['params', 'body'].flatMap((part) => {
      const schema = part === 'params' ? endpoint.params : endpoint.body;
      const shape = schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
      const own = endpoint.access === 'seeker' ? 'userId' : 'employerId';
      return shape.includes(own) ? [`${part}.${own}`] : [];
    });
    if (endpoint.access !== 'public') expect(endpoint.identity ?? []).toEqual(named);
  });

  it.each(endpoints)('%s only reads when it is a GET', (_name, endpoint) => {
    const writes = endpoint.method !== 'GET';
    expect(endpoint.rateLimit === 'read').toBe(!writes);
    if (!writes) expect(endpoint.body).toBeUndefined();
  });
});
