import { once } from 'node:events';
import { connect } from 'node:net';

/** An upload, as sent over the connection. */
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

/** How an upload is aborted. */
export interface UploadCut {
  /** The share of the request that is sent, head included, from 0 to 1. */
  readonly share: number;
  /** What to wait for before disconnecting. */
  readonly stall: () => Promise<unknown>;
  /** True resets the connection, as a killed process does; false closes it. */
  readonly rude: boolean;
}

/** Sends part of an upload and disconnects. @returns the bytes sent */
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
  // The server may disconnect first.
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
