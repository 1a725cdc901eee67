import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { openLog } from './open-log.ts';

/** What a terminal shows of a log. */
async function shown(write: (log: Awaited<ReturnType<typeof openLog>>) => void): Promise<string> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, hasColors: () => false });
  write(await openLog({ logLevel: 'info' }, terminal as unknown as NodeJS.WriteStream));
  return String(terminal.read() ?? '');
}

it('is readable on a terminal', async () => {
  const text = await shown((log) => {
    log.info({ unit: 'mails' }, 'the queue has started');
    log.warn('this is odd');
  });
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: the queue has started \{"unit":"mails"\}\n/);
  expect(text).toMatch(/\n\[\d\d:\d\d:\d\d\] WARN: this is odd\n$/);
});

it('shows a request on one line, without its tokens', async () => {
  const text = await shown((log) =>
    log.info(
      {
        req: { method: 'GET', url: '/resetpassword?token=hunter2', ip: '192.0.2.1' },
        res: { statusCode: 200 },
        responseTime: 12.3,
        reqId: 'some-id',
      },
      'request completed',
    ),
  );
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/resetpassword\?\S+ 200 in 12 ms\n$/);
  expect(text).not.toContain('hunter2');
});
