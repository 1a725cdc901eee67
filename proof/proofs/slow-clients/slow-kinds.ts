import type { Person } from '@nextshift/test-kit/people/people';

/** The accounts and files that slow clients use. */
export interface SlowClientTarget {
  readonly seeker: Person;
  /** The address of a large file that anyone may read. */
  readonly video: string;
}

/** A kind of slow client. */
export interface SlowKind {
  readonly name: string;
  /** Sent immediately. */
  readonly beginning: (host: SlowClientTarget) => string;
  /** Sent each second afterwards; nothing if it only waits. */
  readonly drip?: string;
  /** True if the response is not read. */
  readonly isDeaf?: true;
  /** By when the server must disconnect, in seconds; none if a slow connection behaves alike. */
  readonly closedWithinSeconds?: number;
}

const UPLOAD_BYTES = 50_000_000;
const HEAD =
  '--line\r\nContent-Disposition: form-data; name="video"; filename="reel.mp4"\r\n' +
  'Content-Type: video/mp4\r\n\r\n';

function uploadOf({ id }: Person, authorization: string): string {
  return (
    `POST /userprofile/${id}/videos/upload HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}` +
    'Content-Type: multipart/form-data; boundary=line\r\n' +
    `Content-Length: ${UPLOAD_BYTES}\r\n\r\n${HEAD}`
  );
}

/** Twenty seconds for headers, sixty for a body or no progress; checked every few seconds. */
export const slowKinds: readonly SlowKind[] = [
  {
    name: 'headers byte by byte',
    beginning: () => 'GET /jobs HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
    drip: 'x',
    closedWithinSeconds: 35,
  },
  {
    name: 'a body byte by byte',
    beginning: () =>
      'POST /user/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n' +
      'Content-Length: 1000\r\n\r\n{"email":"',
    drip: 'x',
    closedWithinSeconds: 80,
  },
  {
    name: 'an upload byte by byte',
    beginning: ({ seeker }) => uploadOf(seeker, `Authorization: Bearer ${seeker.token}\r\n`),
    drip: 'x',
    closedWithinSeconds: 80,
  },
  {
    name: 'an upload byte by byte, without a session',
    beginning: ({ seeker }) => uploadOf(seeker, ''),
    drip: 'x',
    closedWithinSeconds: 50,
  },
  {
    name: 'nothing after a first request',
    beginning: () => 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    closedWithinSeconds: 95,
  },
  {
    name: 'a response that is not read',
    beginning: ({ video }) => `GET ${video} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    isDeaf: true,
  },
];
