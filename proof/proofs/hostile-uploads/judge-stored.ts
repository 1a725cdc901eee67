import sharp from 'sharp';
import { type CallResponse, call } from '@nextshift/test-kit/requests/caller';
import { signUpSeeker, type Person } from '@nextshift/test-kit/people/people';
import { MARKER } from './hostile-file.ts';
import type { Place } from './places.ts';

/** Longest side of a stored picture, in pixels. */
const SIDE_MAX = 1_024;

const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** One name in two forms, neither with characters that could terminate it. */
const ATTACHMENT =
  /^attachment; filename="[ !#-$&-[\]-~]*\.(?:pdf|docx?)"; filename\*=UTF-8''[\w.~%!*-]*$/;

/** All harm that the stored file could still do when opened. */
export async function judgeStored(
  address: string,
  place: Place,
  accepted: unknown,
): Promise<string[]> {
  const { kind, owner } = place;
  const path = place.addressOf(accepted);
  if (kind === 'document') return judgeDocument(address, path, owner, accepted);
  // Public files are read without a session.
  const response = await call(address, 'GET', path);
  const found = judgeHeaders(response);
  if (!/^\/files\/[\w-]+\.\w+$/.test(path)) found.push(`lies at ${path}`);
  return kind === 'picture'
    ? [...found, ...(await judgePicture(response))]
    : [...found, ...judgeType(response, /^video\/[\w.-]+$/)];
}

function judgeHeaders({ status, headers }: CallResponse): string[] {
  const found: string[] = [];
  if (status !== 200) found.push(`was stored and is answered ${status}`);
  if (headers.get('x-content-type-options') !== 'nosniff') found.push('is served without nosniff');
  const policy = headers.get('content-security-policy') ?? '';
  if (
    !policy.includes("default-src 'none'") ||
    !policy.includes('sandbox') ||
    policy.includes('allow-')
  ) {
    found.push(`is served under the policy "${policy}"`);
  }
  return found;
}

function judgeType({ headers }: CallResponse, expected: RegExp): string[] {
  const type = headers.get('content-type') ?? '';
  return expected.test(type) ? [] : [`is served as ${type}`];
}

async function judgePicture(response: CallResponse): Promise<string[]> {
  const found = judgeType(response, /^image\/webp$/);
  const { bytes } = response;
  if (bytes.includes(MARKER)) found.push('still holds its payload');
  const isWebp =
    bytes.subarray(0, 4).equals(Buffer.from('RIFF')) &&
    bytes.subarray(8, 12).equals(Buffer.from('WEBP'));
  if (!isWebp) return [...found, 'was stored as it was sent'];
  // A RIFF states its length: nothing may follow it.
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) found.push('has something behind its end');
  const picture = await sharp(bytes, { animated: true })
    .metadata()
    .catch(() => null);
  if (picture === null) return [...found, 'was stored and cannot be read'];
  const { width, height, exif, icc, xmp, iptc, pages = 1 } = picture;
  if (Math.max(width, height) > SIDE_MAX) found.push(`is ${width} x ${height} pixels`);
  if (exif ?? icc ?? xmp ?? iptc) found.push('keeps metadata');
  if (pages > 1) found.push(`has ${pages} frames`);
  return found;
}

async function judgeDocument(
  address: string,
  path: string,
  { token }: Person,
  accepted: unknown,
): Promise<string[]> {
  const response = await call(address, 'GET', path, { token });
  const found = [...judgeHeaders(response), ...judgeName(accepted)];
  const type = response.headers.get('content-type') ?? '';
  if (!DOCUMENT_TYPES.includes(type)) found.push(`is served as ${type}`);
  const disposition = response.headers.get('content-disposition') ?? '';
  if (!ATTACHMENT.test(disposition)) found.push(`is offered as "${disposition}"`);
  if (response.headers.has('set-cookie')) found.push('sets a cookie by its name');
  if (!(response.headers.get('cache-control') ?? '').includes('no-store'))
    found.push('may be cached');
  const visitor = await call(address, 'GET', path);
  if (visitor.status !== 401) found.push(`is answered ${visitor.status} to a visitor`);
  const stranger = await signUpSeeker(address);
  const other = await call(address, 'GET', path, { token: stranger.token });
  if (other.status !== 404) found.push(`is answered ${other.status} to another seeker`);
  return found;
}

/** The name as screens show it: short, on one line, without a path, with the correct extension. */
function judgeName(accepted: unknown): string[] {
  const { name } = accepted as { name: string };
  const isClean =
    /^[^\p{Cc}\p{Cf}\p{Cs}/\\"<>|:*?]{1,126}$/u.test(name) && /\.(?:pdf|docx?)$/.test(name);
  return isClean ? [] : [`is called ${JSON.stringify(name)}`];
}

/** A refusal with a code for programs and a message for people. */
export function judgeRefusal({ status, json, headers }: CallResponse): string[] {
  const found: string[] = [];
  if (![400, 413, 415].includes(status)) found.push(`is refused with ${status}`);
  const { code, message, requestId } = (json ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || typeof message !== 'string' || message === '') {
    found.push(`is refused with ${status} and no words`);
  }
  if (requestId !== headers.get('x-request-id'))
    found.push(`is refused with ${status} without its id`);
  return found;
}
