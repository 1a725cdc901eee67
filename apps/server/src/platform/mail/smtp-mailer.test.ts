import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecipientRefusedError } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

const received: Received[] = [];
let server: SMTPServer;
let url: string;

const mail = {
  to: 'robin@mail.example',
  subject: 'Café: your application',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: 'application.1',
};

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (address.startsWith('later')) {
        callback(Object.assign(new Error('greylisted'), { responseCode: 450 }));
        return;
      }
      callback(address.startsWith('nobody') ? new Error(`no ${address} here`) : null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, message: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://127.0.0.1:${port}`;
});

afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

describe('a mail by SMTP', () => {
  it('arrives in both forms, from our address, with its own id', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    await createSmtpMailer(config, url).send(mail);
    const [arrived] = received.splice(0);
    expect(arrived).toMatchObject({
      from: 'no-reply@nextshift.example',
      to: ['robin@mail.example'],
    });
    expect(arrived?.message).toMatch(/^From: NextShift <no-reply@nextshift\.example>\r$/m);
    expect(arrived?.message).toMatch(/^Message-ID: <application\.1@nextshift\.example>\r$/im);
    expect(arrived?.message).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(arrived?.message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(arrived?.message).toContain('text/plain');
    expect(arrived?.message).toContain('text/html');
  });

  it('has a single reply address, whatever it contains', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    const mailer = createSmtpMailer(config, url);
    await mailer.send({ ...mail, replyTo: 'dana@mail.example' });
    await mailer.send({ ...mail, replyTo: 'dana@mail.example\r\nBcc: other@mail.example' });
    const [plain, hostile] = received.splice(0);
    expect(plain?.message).toMatch(/^Reply-To: dana@mail\.example\r$/m);
    expect(hostile?.to).toEqual(['robin@mail.example']);
    expect(hostile?.message).not.toMatch(/^Bcc:/im);
  });

  it('offers to unsubscribe with one click where it has the address for it', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    const mailer = createSmtpMailer(config, url);
    await mailer.send({ ...mail, unsubscribeUrl: 'https://nextshift.example/api/unsubscribe/t' });
    await mailer.send(mail);
    const [offering, plain] = received.splice(0);
    expect(offering?.message).toMatch(
      /^List-Unsubscribe: <https:\/\/nextshift\.example\/api\/unsubscribe\/t>\r$/m,
    );
    expect(offering?.message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(plain?.message).not.toMatch(/^List-Unsubscribe/im);
  });

  it('comes from the configured address', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: 'jobs@campus.example' };
    await createSmtpMailer(config, url).send(mail);
    expect(received.splice(0)).toMatchObject([{ from: 'jobs@campus.example' }]);
  });

  it('goes to a single address, whatever it contains', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    const to = 'robin@mail.example,eve@mail.example';
    await createSmtpMailer(config, url)
      .send({ ...mail, to })
      .catch(() => undefined);
    for (const { to: recipients } of received.splice(0)) {
      expect(recipients).not.toContain('eve@mail.example');
    }
  });

  it('fails without naming the recipient when the server refuses', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    const failed = createSmtpMailer(config, url).send({ ...mail, to: 'nobody@mail.example' });
    await expect(failed).rejects.toThrow(
      /^the mail server did not accept a mail \(EENVELOPE 550\)$/,
    );
    await expect(failed).rejects.toBeInstanceOf(RecipientRefusedError);
  });

  it('may be accepted later when the server refuses for now', async () => {
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    const failed = createSmtpMailer(config, url).send({ ...mail, to: 'later@mail.example' });
    await expect(failed).rejects.toThrow(/\(EENVELOPE 450\)$/);
    await expect(failed).rejects.not.toBeInstanceOf(RecipientRefusedError);
  });

  it('fails when nothing listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const config = { publicUrl: 'https://nextshift.example', mailFrom: undefined };
    const failed = createSmtpMailer(config, `smtp://127.0.0.1:${port}`).send(mail);
    await expect(failed).rejects.toThrow(/^the mail server did not accept a mail \(\w+\)$/);
  });
});
