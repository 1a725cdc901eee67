import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';

/** How far the signing time may differ from now, in either direction. */
const TOLERANCE_SECONDS = 300;

/** More than a provider sends while it rolls its secret; the rest is ignored. */
const SIGNATURES_MAX = 8;

/**
 * The `stripe-signature` header for a body: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function signWebhook(body: Buffer, secret: string, now: Date): string {
  const time = String(toSeconds(now));
  return `t=${time},v1=${macOf(time, body, secret).toString('hex')}`;
}

/**
 * Verifies such a header over the raw bytes of a body; one valid signature of several is enough.
 * @throws {AppError} webhook_signature_invalid if it is missing, wrong or more than 300 s off
 */
export function verifyWebhook(
  body: Buffer,
  header: string | undefined,
  secret: string,
  now: Date,
): void {
  const { times, signatures } = parseHeader(header ?? '');
  const [time] = times;
  if (time === undefined || times.length > 1) throw new AppError('webhook_signature_invalid');
  const expected = macOf(time, body, secret);
  const isSigned = signatures.some((signature) => timingSafeEqual(signature, expected));
  const isFresh = Math.abs(toSeconds(now) - Number(time)) <= TOLERANCE_SECONDS;
  if (!isSigned || !isFresh) throw new AppError('webhook_signature_invalid');
}

function parseHeader(header: string) {
  const items = header.split(',').map((item) => item.trim());
  const valuesOf = (name: string, shape: RegExp) =>
    items
      .filter((item) => item.startsWith(`${name}=`))
      .map((item) => item.slice(name.length + 1))
      .filter((value) => shape.test(value));
  return {
    times: valuesOf('t', /^\d{1,12}$/),
    signatures: valuesOf('v1', /^[0-9a-f]{64}$/)
      .slice(0, SIGNATURES_MAX)
      .map((hex) => Buffer.from(hex, 'hex')),
  };
}

function macOf(time: string, body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000);
}
