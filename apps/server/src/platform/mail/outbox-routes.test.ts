import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { Mail } from './mail.ts';
import { createOutbox } from './outbox.ts';

const mail: Mail = {
  to: 'robin@mail.example',
  subject: 'Reset <b>now</b> & "here"',
  html: '<p>Hello <a href="http://nextshift.example/resetpassword?token=abc&amp;accountType=employer" target="_blank">there</a></p>',
  text: 'Hello there http://nextshift.example/resetpassword?token=abc&accountType=employer',
  messageId: 'hello.1',
};

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:4000', PUBLIC_DEMO: 'off' } });
});

afterAll(() => app.close());

describe('GET /dev/outbox', () => {
  it('shows when nothing has been sent', async () => {
    const response = await app.call('GET', '/dev/outbox');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Nothing has been sent yet.');
  });

  it('lists mails, and shows one with its links, all escaped', async () => {
    await createOutbox(app.platform.config).send(mail);
    const list = await app.call('GET', '/dev/outbox');
    expect(list.body).toContain('Reset &lt;b&gt;now&lt;/b&gt; &amp; &quot;here&quot;');
    expect(list.body).toContain('href="/dev/outbox/hello.1"');
    const page = await app.call('GET', '/dev/outbox/hello.1');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(
      'href="http://nextshift.example/resetpassword?token=abc&amp;accountType=employer"',
    );
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.body).not.toContain('<b>now</b>');
  });

  it('shows where a reply would go', async () => {
    const replyTo = 'dana@mail.example';
    await createOutbox(app.platform.config).send({ ...mail, replyTo, messageId: 'hello.reply' });
    const page = await app.call('GET', '/dev/outbox/hello.reply');
    expect(page.body).toContain('Answers go to dana@mail.example');
  });

  it('serves the mail itself only to its frame, without scripts', async () => {
    const response = await app.call('GET', '/dev/outbox/hello.1/html');
    expect(response.body).toBe(mail.html);
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toContain('script');
  });

  it('is not found from other machines, nor through a proxy', async () => {
    for (const path of ['/dev/outbox', '/dev/outbox/hello.1', '/dev/outbox/hello.1/html']) {
      expect((await app.call('GET', path, { from: '192.0.2.7' })).statusCode).toBe(404);
      for (const headers of [
        { 'x-forwarded-for': '127.0.0.1' },
        { 'x-real-ip': '127.0.0.1' },
        { via: '1.1 proxy' },
        { host: 'elsewhere.example' },
      ]) {
        expect((await app.call('GET', path, { headers })).statusCode).toBe(404);
      }
    }
  });

  it('finds no other mail', async () => {
    for (const id of ['hello.2', '..%2f..%2fsecret-key']) {
      expect((await app.call('GET', `/dev/outbox/${id}`)).statusCode).toBe(404);
      expect((await app.call('GET', `/dev/outbox/${id}/html`)).statusCode).toBe(404);
    }
  });

  it.each([
    { DATABASE_URL: 'postgres://db.example/nextshift' },
    { SMTP_URL: 'smtp://mail.example' },
  ])('is not found with %j', async (env) => {
    const deployed = await createTestApp({ env });
    try {
      expect((await deployed.call('GET', '/dev/outbox')).statusCode).toBe(404);
      expect((await deployed.call('GET', '/dev/outbox/hello.1')).statusCode).toBe(404);
    } finally {
      await deployed.close();
    }
  });
});

it('shows its mails to everybody on a public demo', async () => {
  const demo = await createTestApp({ env: { PUBLIC_DEMO: 'on' } });
  const visitor = { from: '192.0.2.7', headers: { 'x-forwarded-for': '192.0.2.7' } };
  expect((await demo.call('GET', '/dev/outbox', visitor)).statusCode).toBe(200);
  await demo.close();
});
