import type { Endpoint, ParamsOf } from '@nextshift/contract';
import { callWithRetry } from './caller.ts';

/** Options, with the parameters of the path beside them. */
type AskOptions<E extends Endpoint> = Readonly<Record<keyof ParamsOf<E> & string, string>> & {
  readonly as?: { readonly token: string | undefined };
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

type Parsed<Reply> = Reply extends { parse(json: unknown): infer Body } ? Body : undefined;
type ReplyOf<E extends Endpoint> = Parsed<E['responses'][keyof E['responses']]>;

/**
 * Calls an endpoint of the contract, whose schemas the response must follow; to prepare what proofs need.
 * @throws unless it succeeds
 */
export async function ask<E extends Endpoint>(
  address: string,
  endpoint: E,
  { as, body, headers = {}, ...params }: AskOptions<E>,
): Promise<ReplyOf<E>> {
  const named: Readonly<Record<string, unknown>> = params;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(named[name]));
  const options = { token: as?.token, body, headers };
  const { status, text, json } = await callWithRetry(address, endpoint.method, path, options);
  const reply = endpoint.responses[status];
  if (reply === undefined) throw new Error(`${path} responded with ${status}: ${text}`);
  // The type that its schema has.
  return (
    reply === null || typeof reply === 'string' ? undefined : reply.parse(json)
  ) as ReplyOf<E>;
}
