import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { takePort } from './take-port.ts';

/** A mail server that delivers nothing and forgets nothing. */
export interface MailCatcher {
  /** For SMTP_URL. */
  readonly url: string;
  /** How often it took a mail of each Message-ID, without the host. */
  readonly taken: ReadonlyMap<string, number>;
}

const MESSAGE_ID = /^Message-ID:\s+<([^@>]+)@/im;

export async function startMailCatcher(testbed: Testbed): Promise<MailCatcher> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, id = 'none'] = MESSAGE_ID.exec(Buffer.concat(chunks).toString('utf8')) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        callback();
      });
    },
  });
  // A sender that disconnects abruptly is not our failure.
  server.on('error', () => undefined);
  const port = await takePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  testbed.afterwards(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, taken };
}
