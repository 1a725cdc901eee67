import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import { signUpSeeker, type Person } from '@nextshift/test-kit/people/people';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import {
  encodeForm,
  sendPartialUpload,
  type Upload,
} from '@nextshift/test-kit/workload/send-partial-upload';

/** More than socket buffers hold: an unread response keeps the server sending. */
const DOWNLOAD_BYTES = 30_000_000;
const UPLOAD_BYTES = 2_000_000;
/** How long an upload may take to arrive before it is sent again. */
const LOOKS = 500;
const LOOK_EVERY_MS = 10;

/** What openLingeringConnections needs. */
export interface LingeringSetup {
  readonly download: string;
  readonly upload: Upload;
}

export async function prepareLingeringConnections(address: string): Promise<LingeringSetup> {
  const seeker = await signUpSeeker(address);
  const stored = await uploadOf(seeker, DOWNLOAD_BYTES);
  const { method, path, token, body, contentType } = stored;
  const headers = { 'content-type': contentType };
  const response = await callOrFail(address, method, path, { token, body, headers });
  const [url = ''] = (response as { videos: string[] }).videos;
  return {
    download: new URL(url, address).pathname,
    upload: await uploadOf(await signUpSeeker(address), UPLOAD_BYTES),
  };
}

/**
 * Opens connections that would last: one never used, one used once, a stalled download, and an upload
 * that is half sent. Returns once all are established.
 */
export async function openLingeringConnections(
  server: ServerProcess,
  dataDir: string,
  { download, upload }: LingeringSetup,
): Promise<{ leave(): void }> {
  const sockets = await Promise.all([
    open(server.address),
    openAndAsk(server.address, '/healthz'),
    openAndAsk(server.address, download),
  ]);
  await sendHalf(server, dataDir, upload);
  return {
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Waits until it is on disk; retries if the server is too busy. */
async function sendHalf(server: ServerProcess, dataDir: string, upload: Upload): Promise<void> {
  const incoming = join(dataDir, 'uploads/incoming');
  const half = { share: 0.5, rude: false, stall: () => server.ended };
  for (;;) {
    void sendPartialUpload(server.address, upload, half);
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await readdir(incoming).catch(() => [])).length > 0) return;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function open(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  // How the server ends it does not matter here.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a request, and reads only the start of the response. */
async function openAndAsk(address: string, path: string): Promise<Socket> {
  const socket = await open(address);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

async function uploadOf({ id, token }: Person, size: number): Promise<Upload> {
  const form = new FormData();
  const bytes = new Uint8Array(createMp4(size));
  form.set('video', new File([bytes], 'reel.mp4', { type: 'video/mp4' }));
  const path = `/userprofile/${id}/videos/upload`;
  return { method: 'POST', path, token, ...(await encodeForm(form)) };
}
