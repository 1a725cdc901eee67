import * as contract from '@nextshift/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod';
import { contractEndpoints } from '../src/platform/api-docs/contract-endpoints.ts';

/** A caller with a session token. */
interface Caller {
  readonly token: string;
}

interface CallOptions {
  readonly as?: Caller | undefined;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address. */
  readonly from?: string;
}

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls any address: one of no endpoint, or one that a client would misspell. */
export type CallApp = (
  method: Method,
  url: string,
  options?: CallOptions,
) => Promise<LightMyRequestResponse>;

type FieldsOf<Schema> = Schema extends z.ZodType ? keyof z.input<Schema> & string : never;

/** The parameters of an endpoint stand beside the options. */
type EndpointOptions<E extends contract.Endpoint> = CallOptions &
  Readonly<Record<FieldsOf<E['params']>, string>> & {
    /** Fields of the contract, or any text. */
    readonly query?: Readonly<Partial<Record<FieldsOf<E['query']>, string>>> | string;
  };

type CallEndpoint<E extends contract.Endpoint> = (
  ...options: object extends EndpointOptions<E> ? [EndpointOptions<E>?] : [EndpointOptions<E>]
) => Promise<LightMyRequestResponse>;

type Contract = typeof contract;

/** Every endpoint of the contract, by its name. */
export type Api = {
  readonly [
    Name in keyof Contract as Contract[Name] extends contract.Endpoint ? Name : never
  ]: Contract[Name] extends contract.Endpoint ? CallEndpoint<Contract[Name]> : never;
};

export function callApp(http: FastifyInstance): CallApp {
  return (method, url, { as, body, headers, from } = {}) =>
    http.inject({
      method,
      url,
      headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
}

type AnyOptions = CallOptions & {
  readonly [name: string]: unknown;
  readonly query?: Record<string, string> | string;
};

export function apiOf(call: CallApp): Api {
  const calls = Object.entries<unknown>(contract).flatMap(([name, value]) => {
    const endpoint = contractEndpoints.find((each) => each === value);
    return endpoint
      ? [[name, (options?: AnyOptions) => callEndpoint(call, endpoint, options)]]
      : [];
  });
  // Made from the contract, as its type is.
  return Object.fromEntries(calls) as Api;
}

function callEndpoint(call: CallApp, endpoint: contract.Endpoint, options: AnyOptions = {}) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(options[name]));
  const { query = '' } = options;
  const text = typeof query === 'string' ? query : String(new URLSearchParams(query));
  return call(endpoint.method, text === '' ? path : `${path}?${text}`, options);
}
