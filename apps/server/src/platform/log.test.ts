import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** The line that a request of this address leaves. */
function lineOf(url: string): string {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(line) });
  log.info({ req: { method: 'GET', url, ip: '127.0.0.1' } }, 'incoming request');
  return lines.join('');
}

describe('the address of a request in the log', () => {
  it.each([
    '/resetpassword?token=a-secret',
    '/resetpassword.data?token=a-secret',
    '/no/such/page?a=1&token=a-secret',
    '/api/jobs?access_token=a-secret',
    '/api/jobs?city=Raleigh&sessionToken=a-secret&page=2',
    '/profile?currentPassword=a-secret&newPassword=a-secret',
    '/login?email=robin@mail.example&password=a-secret',
  ])('is told without the secret: %s', (url) => {
    expect(lineOf(url)).not.toContain('a-secret');
  });

  it('is told whole where it has none', () => {
    expect(lineOf('/jobs?searchLocation=Raleigh&cursor=abc')).toContain(
      '/jobs?searchLocation=Raleigh&cursor=abc',
    );
  });
});
