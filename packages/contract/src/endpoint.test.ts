import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

const endpoints = Object.entries(contract).flatMap(([name, value]): [string, Endpoint][] =>
  isEndpoint(value) ? [[name, value]] : [],
);

/** The names of a body's fields, even behind a preprocessing step. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('shape' in schema) return Object.keys(schema.shape as object);
  return 'out' in schema ? fieldsOf(schema.out) : [];
}

describe('the endpoints', () => {
  it('have unique methods and paths', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(endpoints)('%s checks every id that names the caller', (_name, endpoint) => {
    const named = ['params', 'body'].flatMap((part) => {
      const fields = fieldsOf(part === 'params' ? endpoint.params : endpoint.body);
      const own = endpoint.access === 'seeker' ? ['userId', 'profileId'] : ['employerId'];
      return own.filter((name) => fields.includes(name)).map((name) => `${part}.${name}`);
    });
    // Operators name others.
    if (!['public', 'operator'].includes(endpoint.access)) {
      expect(endpoint.identity ?? []).toEqual(named);
    }
  });

  it.each(endpoints)('%s only reads when it is a GET', (_name, endpoint) => {
    const writes = endpoint.method !== 'GET';
    // Expensive reads may be limited like an upload.
    expect(writes && endpoint.rateLimit === 'read').toBe(false);
    if (!writes) expect(endpoint.body).toBeUndefined();
  });
});
