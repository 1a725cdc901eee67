import { once } from 'node:events';
import { connect } from 'node:net';

/** An upload, as it goes over the line. */
export interface Upload {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** The bytes of a form. */
export async function encodeForm(form: FormData): Promise<Pick<Upload, 'contentType' | 'body'>> {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { contentType, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** How an upload ends before its time. */
export interface UploadCut {
  /** How much of the request goes out, head included: from 0 up to 1, which is all of it. */
  readonly share: number;
  /** What the line waits for before it goes away. */
  readonly stall: () => Promise<unknown>;
  /** True goes away without a word, as a process that is killed; else the connection is closed. */
  readonly rude: boolean;
}

/** Sends a part of an upload and hangs up. @returns how many bytes that were */
export async function sendPartialUpload(
  address: string,
  { method, path, token, contentType, body }: Upload,
  { share, stall, rude }: UploadCut,
): Promise<number> {
  const { hostname, port, host } = new URL(address);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    `content-type: ${contentType}`,
    `content-length: ${body.length}`,
  ];
  const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  const socket = connect(Number(port), hostname);
  // The server may be the first to hang up.
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  const part = request.subarray(0, Math.ceil(request.length * share));
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.write(part, () => resolve());
  });
  await stall();
  if (rude) socket.resetAndDestroy();
  else socket.destroy();
  return part.length;
}
